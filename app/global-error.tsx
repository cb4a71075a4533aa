'use client';

export { KeptDocument as default } from '#lib/next/kept-document.client';

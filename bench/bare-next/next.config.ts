import type { NextConfig } from 'next';

const config: NextConfig = { output: 'export', trailingSlash: true };

export default config;

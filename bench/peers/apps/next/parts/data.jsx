import { readFileSync } from 'node:fs';
import path from 'node:path';

export const readData = (name) => JSON.parse(readFileSync(path.join(process.cwd(), 'data', name), 'utf8'));

const pages = readData('pages.json');

export const listPages = (template) => pages.filter((page) => page.template === template);

export const findPage = (address) => pages.find((page) => page.path === address);

export const toMetadata = ({ title, description }) => ({ title, description });

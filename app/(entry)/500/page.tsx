import { bindEntry } from '#app/entry-segment';

const segment = bindEntry('/500.html/');

export const { metadata } = segment;
export default segment.Page;

import { bindEntry } from '#app/entry-segment';

const segment = bindEntry('/');

export const { metadata } = segment;
export default segment.Page;

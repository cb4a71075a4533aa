import { bindEntry } from '#app/entry-segment';

export default bindEntry('/500.html/');

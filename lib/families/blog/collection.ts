import { createCollection, type Entry } from '#lib/content/collection';
import { postSchema, type PostItem } from './schema';

export type PostEntry = Entry<PostItem>;

export const posts = createCollection('blog', postSchema);

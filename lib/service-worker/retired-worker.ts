import { retire } from './retire';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

// What a build with SERVICE_WORKER=off serves as /sw.js: it takes the place of any worker and goes.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(retire(self)));

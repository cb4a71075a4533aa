import { retire } from './retire';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

// Served as /sw.js by a build with SERVICE_WORKER=off: replaces any worker and unregisters itself.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(retire(self)));

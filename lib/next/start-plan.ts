/** What Next's bootstrap pushes to the runtime of Turbopack. */
export type RuntimeEntry = {
  readonly otherChunks: readonly string[];
  readonly runtimeModuleIds: readonly number[];
};

/** How the scripts of the first load are run once all of them are there. */
export type StartPlan = {
  /** Modules that take long to evaluate alone. */
  readonly large: readonly number[];
  readonly entry: RuntimeEntry;
};

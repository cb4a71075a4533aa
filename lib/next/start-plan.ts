/** The entry that Next's bootstrap pushes to the Turbopack runtime. */
export type RuntimeEntry = {
  readonly otherChunks: readonly string[];
  readonly runtimeModuleIds: readonly number[];
};

/** How the scripts of the first load are evaluated once all have loaded. */
export type StartPlan = {
  /** Modules that are evaluated in separate tasks. */
  readonly large: readonly number[];
  readonly entry: RuntimeEntry;
};

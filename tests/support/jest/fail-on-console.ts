/** A stray message on the console fails the test; one that is meant is expected with a spy. */
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...message: unknown[]) => {
      throw new Error(`console.${method}: ${message.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

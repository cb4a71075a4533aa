/** Console messages fail the test; expected ones need a spy. */
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

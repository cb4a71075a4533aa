import { listExported, readExported } from '#tests/support/exported';

describe("the developers' gallery", () => {
  it('is not part of the export', () => {
    expect(listExported('.html').length).toBeGreaterThan(0);
    expect(listExported('').filter((file) => file.includes('gallery'))).toEqual([]);
    // A word of its fixtures that occurs on no page.
    const files = ['.html', '.js', '.json'].flatMap(listExported);
    expect(files.filter((file) => readExported(file).includes('Zahlungsverkehrsverfügbarkeit'))).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formsUpstream } from '#lib/config/forms-endpoint';
import { siteOrigin } from '#lib/page-model/site-url';
import { formatDeployFiles } from '#lib/server/deploy-files';
import { hostingPolicy } from '#lib/server/policy';

const expected = formatDeployFiles(hostingPolicy, { origin: siteOrigin, forms: formsUpstream });

function expectCurrent(name: string, text: string): void {
  const committed = readFileSync(path.join('deploy', name), 'utf8');
  if (committed !== text)
    throw new Error(
      `deploy/${name} is not what lib/server/policy.ts says. Write it anew with: npm run hosting`,
    );
}

describe('deploy/', () => {
  it.each(Object.entries(expected))('%s matches the policy', (name, text) => {
    expect(() => expectCurrent(name, text)).not.toThrow();
  });

  it('contains nothing else except its README and files for containers and GitHub Pages', () => {
    expect(readdirSync('deploy').sort()).toEqual(
      [...Object.keys(expected), 'README.md', 'container.conf', 'github-pages.yml'].sort(),
    );
  });

  it('explains every file', () => {
    const readme = readFileSync('deploy/README.md', 'utf8');
    for (const name of readdirSync('deploy').filter((file) => file !== 'README.md'))
      expect(readme).toContain(`## ${name}`);
  });
});

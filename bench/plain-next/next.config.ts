import type { NextConfig } from 'next';

/** Next as it comes; as many workers as the site takes, so that the two can be compared. */
const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  experimental: { cpus: 2 },
};

export default config;

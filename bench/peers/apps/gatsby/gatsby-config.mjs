/** The plugin makes Gatsby's router handle links in an article's HTML. */
const config = { jsxRuntime: 'automatic', trailingSlash: 'always', plugins: ['gatsby-plugin-catch-links'] };

export default config;

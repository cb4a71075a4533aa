/** Links inside an article's HTML go through the router too: what Gatsby has this plugin for. */
const config = { jsxRuntime: 'automatic', trailingSlash: 'always', plugins: ['gatsby-plugin-catch-links'] };

export default config;

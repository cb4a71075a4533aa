export const PageHead = ({ pageContext: { title, description } }) => (
  <>
    <title>{title}</title>
    <meta name="description" content={description} />
  </>
);

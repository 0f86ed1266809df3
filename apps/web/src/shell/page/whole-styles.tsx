import wholeStyles from '#styles/app.css?url';

/**
 * Brings the file with all styles, for what is shown late on a page that carries only its own within the document. React
 * shows what stands beside it once the file is there.
 */
export const WholeStyles = () => <link rel="stylesheet" precedence="whole" href={wholeStyles} />;

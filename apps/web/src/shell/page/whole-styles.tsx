import wholeStyles from '#styles/app.css?url';

/**
 * Loads the file with all styles. A late part needs it on a page that only has its own inlined styles. React shows the
 * part when the file has loaded.
 */
export const WholeStyles = () => <link rel="stylesheet" precedence="whole" href={wholeStyles} />;

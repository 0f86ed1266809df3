import wholeStyles from '#styles/app.css?url';

/**
 * Loads the file with all styles. A part that loads later needs it if its page has inline styles only. React shows the
 * part once the file has loaded.
 */
export const WholeStyles = () => <link rel="stylesheet" precedence="whole" href={wholeStyles} />;

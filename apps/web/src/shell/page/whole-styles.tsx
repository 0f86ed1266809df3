import wholeStyles from '#styles/app.css?url';

/**
 * Loads the file with all styles. A component that loads later needs this file if its page has only inline styles.
 * React shows the component once the file has loaded.
 */
export const WholeStyles = () => <link rel="stylesheet" precedence="whole" href={wholeStyles} />;

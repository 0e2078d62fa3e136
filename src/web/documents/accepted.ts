/** Extensions of files that the server can read. */
export const ACCEPTED = '.docx,.odt,.html,.htm,.md,.markdown,.txt,.pdf';

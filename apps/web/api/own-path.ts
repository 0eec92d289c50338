/**
 * An address of one of our files as its path: answers keep it so, and it opens under whatever name
 * this site was reached by.
 */
export const ownPath = (publicUrl: string): string =>
  URL.canParse(publicUrl) ? new URL(publicUrl).pathname : publicUrl

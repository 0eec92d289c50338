// Whatever a sign opens ends at the next such sign or soon: else each would be looked for to the end.
const FENCE = /^```.*$/gm
const COMMENT_OR_SCRIPT = /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const BLOCK_TAG = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|blockquote|tr)\b[^<>]*>/gi
const TAG = /<\/?[a-z!?][^>]*(?:>|$)/gi
/** What is left where tags stood in each other. */
const TAG_BEGINNING = /<(?=[a-z!?/])/gi
/** `[words](address)` and `![words](address)` keep their words only. */
const MARKDOWN_LINK = /!?\[([^[\]]*)\]\([^)]{0,300}\)/g
const ADDRESS = /\b(?:[a-z][a-z0-9+.-]{0,20}:\/\/|www\.)\S+|\b(?:javascript|data|vbscript):\S+/gi
const HEADING_OR_QUOTE = /^[ \t]*(?:#{1,6}|>)[ \t]+/gm
const EMPHASIS = /(\*\*|__|\*|`)(?=\S)([^\n]{0,500}?\S)\1/g
/** "Sure! Here is your essay:" and the like, before the text itself. */
const PREFACE =
  /^\s*(?:sure|certainly|of course|absolutely|here(?:'|’)?s|here is)\b[^\n]{0,120}[:!.]\s*\n+/i
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F\u200B\u2028-\u202E\u2066-\u2069\uFEFF]/g

/**
 * The plain words of what a model wrote: no markup, no address, nothing that could load or run.
 * Paragraphs stay apart by an empty line.
 */
export function cleanText(written: string): string {
  return written
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(COMMENT_OR_SCRIPT, '')
    .replaceAll(BLOCK_TAG, '\n')
    .replaceAll(TAG, '')
    .replaceAll(TAG_BEGINNING, '')
    .replaceAll(FENCE, '')
    .replaceAll(MARKDOWN_LINK, '$1')
    .replaceAll(ADDRESS, '')
    .replaceAll(HEADING_OR_QUOTE, '')
    .replaceAll(EMPHASIS, '$2')
    .replaceAll(CONTROL, '')
    .replace(PREFACE, '')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

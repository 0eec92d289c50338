/** Links of ours whose end is a key, and codes, which stand alone on their line. */
const KEYS = /(?<=#)[\w.~-]{16,}|^\d{6}$/gm

/** A mail as it may be kept and shown: whoever reads it cannot act with what it carried. */
export const withoutKeys = (bodyText: string): string => bodyText.replaceAll(KEYS, '…')

const KEY_LIMIT = 1000

/** Why a row is set aside whose key no index holds, and one whose key is taken. */
export const KEY_TOO_LONG = `The key is longer than ${KEY_LIMIT} characters.`
export const KEY_TWICE = 'Another row of this file has the same key.'

export const isKeyTooLong = (key: string): boolean => key.length > KEY_LIMIT

/** Of English, in the tokens of most models. */
const CHARACTERS_PER_TOKEN = 4

/** Where a provider does not say how many tokens there were. */
export const estimateTokens = (characters: number): number =>
  Math.ceil(characters / CHARACTERS_PER_TOKEN)

/** Why a pattern whose time could grow faster than its text does no harm. */
interface Reviewed {
  file: string
  /** How its source begins. */
  begins: string
  because: string
}

const OPERATOR = 'read from a setting or a file of the operator’s, not from what people send'
const QUESTION = 'a question in a chat, at most 4,000 characters (CHAT_MESSAGE_CHARACTERS)'
const VALUE = 'an imported value of at most 1,000 characters (READABLE_CHARACTERS)'
const SENTENCE = 'a sentence of at most 600 characters (LONGEST_CHARACTERS)'
const ANSWER = 'an answer of the conversation, at most 2,000 characters'

const catalogue = (name: string, begins: string): Reviewed => ({
  file: `apps/server/src/features/catalogue/parsing/${name}.ts`,
  begins,
  because: VALUE,
})

export const REVIEWED_PATTERNS: readonly Reviewed[] = [
  {
    file: 'apps/server/src/features/people/accounts/name-device.ts',
    begins: String.raw`\bVersion`,
    because: 'cut to 500 characters before',
  },
  {
    file: 'apps/server/src/features/student/assistance/answer-scholarship.ts',
    begins: 'effort|how long',
    because: QUESTION,
  },
  {
    file: 'apps/server/src/features/student/assistant/read-history.ts',
    begins: String.raw`\b(write|draft`,
    because: QUESTION,
  },
  {
    file: 'apps/server/src/features/common/mail/render-development-mails.ts',
    begins: 'https?:',
    because: 'mails that are looked at while the program is developed',
  },
  {
    file: 'apps/server/src/features/running/support/emails.ts',
    begins: String.raw`\r?\n\s*\n`,
    because: 'the next line end within reach ends it',
  },
  {
    file: 'apps/server/src/features/catalogue/reading/word-question.ts',
    begins: String.raw`\s*\([^()]*\bverify`,
    because: SENTENCE,
  },
  {
    file: 'apps/server/src/features/catalogue/reading/word-question.ts',
    begins: String.raw`[\s.;:,]+$`,
    because: SENTENCE,
  },
  {
    file: 'apps/server/src/features/catalogue/reading/words/split-words.ts',
    begins: String.raw`[$]\s?\d`,
    because: 'the digits that one alternative leaves are taken by another, all at once',
  },
  {
    file: 'apps/server/src/http/describe-fault.ts',
    begins: '".*"',
    because: 'a second sign ends it, and with one there is one beginning only',
  },
  {
    file: 'packages/contract/src/words/value-words.ts',
    begins: '[A-Z].*[A-Z]',
    because: 'a fact of at most 200 characters',
  },
  catalogue('parse-eligibility', String.raw`\bchildren (?:and`),
  { file: 'apps/server/src/config.ts', begins: String.raw`\/+$`, because: OPERATOR },
  {
    file: 'apps/server/src/features/student/assistance/find-named.ts',
    begins: String.raw`\p{Lu}[\p{L}`,
    because: QUESTION,
  },
  {
    file: 'apps/server/src/features/student/assistance/quote-text.ts',
    begins: String.raw`\s+\S*$`,
    because: 'cut to 200 characters before, with single blanks',
  },
  {
    file: 'apps/server/src/features/student/assistance/read-wish.ts',
    begins: String.raw`\b(?:scholarships?|awards?`,
    because: QUESTION,
  },
  {
    file: 'apps/server/src/features/student/assistance/read-wish.ts',
    begins: '^(?:(?:any|some|find',
    because: QUESTION,
  },
  {
    file: 'apps/server/src/features/student/assistant/get-essay.ts',
    begins: String.raw`^\s*write an (essay|answer)`,
    because: 'its last part takes everything, so it never goes back',
  },
  {
    file: 'apps/server/src/features/money/billing/check-trial.ts',
    begins: String.raw`\+[^@]*@`,
    because: 'an e-mail address, at most 254 characters',
  },
  catalogue('cells/parse-award', '(?:~|≈|'),
  catalogue('cells/parse-award', String.raw`(?<![\p{L}\d.,$£€-])(?<limit>`),
  catalogue('cells/keep-own-sums', String.raw`\([^)]*\)`),
  catalogue('cells/keep-own-sums', String.raw`[^,;:.]*$`),
  catalogue('cells/parse-award', String.raw`^[\s)]*(?:\/`),
  catalogue('cells/parse-deadline', String.raw`\([^)]*\)`),
  catalogue('cells/tell-estimate', String.raw`^\s*[,;(–-]*\s*(?:est`),
  catalogue('cells/parse-deadline', String.raw`^(?:the )?(?:applications?`),
  catalogue('cells/parse-deadline', '[^.;]*$'),
  catalogue('parse-eligibility', String.raw`(?<![\d.])([1-4]`),
  catalogue('cells/parse-criteria', String.raw`^(?:(?:a |an )?(?:min`),
  catalogue('cells/parse-clock', String.raw`(?:,?\s*(?:\b(?:at|by`),
  catalogue('cells/parse-clock', String.raw`(?:T|,?\s+`),
  catalogue('cells/parse-money', String.raw`\b(?<adverb>annual`),
  catalogue('cells/parse-money', String.raw`^[\s-]*(?:[\p{L}-]+`),
  catalogue('cells/parse-money', String.raw`[km]\w*\s*$`),
  catalogue('cells/read-open-parts', String.raw`\s*\(auto-found`),
  catalogue('cells/read-open-parts', String.raw`[\s;,—]+$`),
  {
    file: 'apps/server/src/features/student/conversation/built-in-judge.ts',
    begins: String.raw`\s*[,;]\s*`,
    because: ANSWER,
  },
  {
    file: 'apps/server/src/features/student/conversation/built-in-judge.ts',
    begins: String.raw`^\P{L}*[`,
    because: ANSWER,
  },
  {
    file: 'apps/server/src/integrations/ai/offline-writer/read-question.ts',
    begins: String.raw`\((?:[^)]*\b(?:words?`,
    because: QUESTION,
  },
  {
    file: 'apps/server/src/text/sentences.ts',
    begins: '(?<=[.!?…。！？][',
    because: 'only the first of several blanks looks back over the quotation marks before it',
  },
  {
    file: 'apps/web/features/people/accounts/account-rules.ts',
    begins: String.raw`^[^\s@]+@`,
    because: 'an address of at most 254 characters, on the device of who typed it',
  },
  {
    file: 'apps/web/features/people/registration/registration-steps.ts',
    begins: String.raw`\/+$`,
    because: 'the address of the page, on the device of who opened it',
  },
  {
    file: 'apps/web/pages/public/legal/legal-blocks.tsx',
    begins: String.raw`\[([^\]]+)\]`,
    because: 'texts of our own',
  },
  {
    file: 'packages/matching/src/normalise-name.ts',
    begins: '^([A-Za-z]{2}',
    because: 'a fact of at most 200 characters',
  },
]

/** Whatever looks through the content of files does so in a thread of bounded time and memory. */
export const IN_THREAD = /^apps\/server\/src\/features\/common\/files\/(?:check-|scan-|pdf\/)/

/** Patterns that are put together inside functions, where reading the module does not make them. */
export const BUILT_WITHIN: Readonly<Record<string, string>> = {
  'apps/server/src/features/student/assistance/find-named.ts': 'a fixed number of any signs',
  'apps/server/src/features/catalogue/reading/words/tell-kind.ts':
    'the ways of tables, which its own test holds to the same',
  'apps/server/src/features/catalogue/parsing/check-criteria.ts': 'bounded repeats of any sign',
  'apps/server/src/features/catalogue/parsing/parse-open-scholarship.ts': VALUE,
  'apps/server/src/features/catalogue/parsing/cells/parse-options.ts': 'one word of ours',
  'apps/web/features/student/assistant/essay/mark-passages.ts':
    'escaped passages without repeats, on the device of whose essay it is',
  'packages/contract/src/words/told-facts.ts': 'one repeated word, on the device of who writes it',
}

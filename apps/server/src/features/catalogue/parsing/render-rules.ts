import { clauseWords } from '@laurel/contract/words/clause-words'
import type { Criteria } from '@laurel/matching/criteria'

/** A rule a line, in words; a question as it is asked, so that it is the same when it comes again. */
export const renderRules = ({ all }: Criteria): string =>
  all.map((clause) => ('attest' in clause ? clause.attest : clauseWords(clause))).join('\n')

import { findQuestion } from './find-question.ts'

/**
 * What a question may ask for that is nobody's business but this house's: who somebody is, and what
 * the law or good sense counts as sensitive. Rather too much than too little.
 */
const PRIVATE_MATTERS = new RegExp(
  String.raw`\b(?:${[
    'names?|surname|nickname|address|street|city|town|zip|post(?:al )?code|phone|mobile|cell|e-?mail',
    'password|passport|licen[cs]e|social security|ssn|tax|bank|card|account|username|instagram|url',
    'born|birth\\w*|age|old|gender|sex\\w*|pronouns?|lgbt\\w*|queer|trans\\w*|orientation|marri\\w*',
    'marital|pregnan\\w*|citizen\\w*|immigra\\w*|visas?|undocumented|refugee|asylum|daca|nationality',
    'races?|racial|ethnic\\w*|heritage|tribe\\w*|tribal|native|descent|religio\\w*|faith|church|beliefs?',
    'political|politics|party|union|disab\\w*|health|medical|medicine|ill|illness|condition|diagnos\\w*',
    'therap\\w*|mental|sick\\w*|disease|blood|incomes?|money|financ\\w*|afford|earn\\w*|salary|wages?',
    'debts?|loans?|poverty|poor|pell|benefits|need|veteran|military|arrest\\w*|crim\\w*|convict\\w*',
    'foster|orphan\\w*|homeless\\w*|parents?|mother|father|guardian|family|siblings?|abuse\\w*',
  ].join('|')})\b`,
  'i',
)
/** An address, a link, or a number long enough to be somebody's. */
const CONTACT = /@|https?:|www\.|\d(?:[\s().-]*\d){5}/i

/**
 * Whether a question and its answer may go to a language model elsewhere: only where it is none of
 * the profile's facts, asks for nothing private, and the answer holds nobody's address or number.
 */
export const mayLeave = (question: string, answer: string): boolean =>
  findQuestion(question) === undefined && !PRIVATE_MATTERS.test(question) && !CONTACT.test(answer)

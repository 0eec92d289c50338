import type { Chance } from './chance.ts'

/** Wordy to plain; several plain ones are for variety. An empty one leaves the words out. */
const PLAIN: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'in order to': ['to'],
  'so as to': ['to'],
  'due to the fact that': ['because'],
  'because of the fact that': ['because'],
  'in spite of the fact that': ['although', 'even though'],
  'despite the fact that': ['although', 'even though'],
  'the fact that': ['that'],
  'the reason why': ['the reason', 'why'],
  'at this point in time': ['now'],
  'at that point in time': ['then'],
  'at the present time': ['now', 'today'],
  'in the event that': ['if'],
  'in the near future': ['soon'],
  'on a daily basis': ['every day', 'daily'],
  'on a weekly basis': ['every week', 'weekly'],
  'on a regular basis': ['regularly', 'often'],
  'for the purpose of': ['for'],
  'with regard to': ['about'],
  'with regards to': ['about'],
  'in regards to': ['about'],
  'in terms of': ['in', 'about'],
  'in addition to': ['besides', 'along with'],
  'a large number of': ['many'],
  'a great number of': ['many'],
  'a large amount of': ['much'],
  'a majority of': ['most'],
  'the majority of': ['most'],
  'a variety of': ['various', 'several kinds of'],
  'all of the': ['all the'],
  'is able to': ['can'],
  'am able to': ['can'],
  'are able to': ['can'],
  'was able to': ['managed to'],
  'were able to': ['managed to'],
  'will be able to': ['can'],
  'has the ability to': ['can'],
  'have the ability to': ['can'],
  'have the opportunity to': ['can', 'get to'],
  'had the opportunity to': ['got to', 'had the chance to'],
  'had the chance to': ['got to', 'was given the chance to'],
  'made the decision to': ['decided to', 'chose to'],
  'make the decision to': ['decide to', 'choose to'],
  'make a decision': ['decide'],
  'came to the realization that': ['realized that', 'saw that'],
  'come to the realization that': ['realize that', 'see that'],
  'it is important to note that': [''],
  'it should be noted that': [''],
  'needless to say,': [''],
  'as a matter of fact,': [''],
  'in my opinion,': [''],
  'in today’s society,': [''],
  "in today's society,": [''],
  'i personally': ['I'],
  'each and every': ['every', 'each'],
  'first and foremost': ['first', 'above all'],
  'end result': ['result'],
  'past experience': ['experience'],
  'future plans': ['plans'],
  'close proximity to': ['near'],
  'completely eliminate': ['eliminate'],
  'ever since i was little,': ['Since I was little,'],
  utilize: ['use'],
  utilized: ['used'],
  utilizing: ['using'],
  commence: ['begin', 'start'],
  commenced: ['began', 'started'],
  endeavor: ['try', 'effort'],
  assist: ['help'],
  assisted: ['helped'],
  assisting: ['helping'],
  obtain: ['get'],
  obtained: ['got'],
  numerous: ['many'],
  purchase: ['buy'],
  purchased: ['bought'],
  attempted: ['tried'],
  demonstrate: ['show'],
  demonstrated: ['showed'],
  demonstrates: ['shows'],
  'in addition,': ['Also,', 'Besides,'],
  'furthermore,': ['Also,', 'Besides,'],
  'moreover,': ['Also,', 'Besides,'],
  'therefore,': ['So', 'For that reason,'],
  'thus,': ['So'],
  'however,': ['Still,', 'Yet'],
  'nevertheless,': ['Still,', 'Even so,'],
  'subsequently,': ['Later,', 'After that,'],
  'additionally,': ['Also,', 'Besides,'],
}

/** Nothing is missing without them. */
const FILLERS =
  /\b(?:very|really|truly|actually|basically|literally|simply|quite|totally|extremely|definitely|honestly|kind of|sort of|so to speak|in fact|of course|as you can see|to be honest|i think that|i believe that|i feel that|i feel like|in conclusion|to sum up|all in all|overall|at the end of the day|when all is said and done)\b,? ?/gi

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const WORDY = new RegExp(
  `(?<![\\p{L}’'-])(?:${Object.keys(PLAIN)
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')})(?![\\p{L}’'-])`,
  'giu',
)

const likeFirst = (original: string, text: string): string =>
  /^\p{Lu}/u.test(original) && !original.startsWith('I ')
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text.startsWith('I')
      ? text
      : text.charAt(0).toLowerCase() + text.slice(1)

/** Long-winded words as plain ones. */
export const inPlainWords = (text: string, chance: Chance): string =>
  text
    .replaceAll(WORDY, (found) => {
      const plain = PLAIN[found.toLowerCase()]
      return plain ? likeFirst(found, chance.pick(plain)) : found
    })
    .replaceAll(/ +/g, ' ')
    .trim()

/** The words that only stretch a sentence left out. */
export const withoutFillers = (text: string): string =>
  text
    .replaceAll(FILLERS, '')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ ([,.;:!?])/g, '$1')
    .replace(/^[,;] ?/, '')
    .trim()
    .replace(/^\p{Ll}/u, (letter) => (/^\p{Lu}/u.test(text) ? letter.toUpperCase() : letter))

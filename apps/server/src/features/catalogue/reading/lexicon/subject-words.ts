/**
 * Tags of a column that names the subject of an award rather than a major, and the fields that a
 * student of that subject may be in. Wide on purpose: who reads a tag narrowly turns students away.
 */
export const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  science: ['stem', 'health_professions', 'agriculture'],
  sciences: ['stem', 'health_professions', 'agriculture'],
  'natural sciences': ['stem', 'health_professions', 'agriculture'],
  'natural science': ['stem', 'health_professions', 'agriculture'],
  'physical sciences': ['chemistry', 'physics', 'environmental_science', 'engineering'],
  'life sciences': ['biology', 'health_professions', 'agriculture', 'environmental_science'],
  research: [],
  technology: ['computer_science', 'information_technology', 'engineering', 'skilled_trades'],
  tech: ['computer_science', 'information_technology', 'engineering', 'skilled_trades'],
  stem: ['stem'],
  math: ['mathematics_and_statistics', 'economics'],
  mathematics: ['mathematics_and_statistics', 'economics'],
  'computer science': ['computer_science', 'information_technology'],
  engineering: ['engineering', 'computer_science'],
  business: ['business_and_economics', 'communications', 'hospitality_and_culinary_arts'],
  arts: ['creative_arts', 'english_and_literature', 'communications'],
  art: ['creative_arts'],
  literature: ['english_and_literature', 'journalism', 'languages', 'communications'],
  writing: ['english_and_literature', 'journalism', 'communications'],
  humanities: ['humanities', 'law'],
  communications: ['communications', 'journalism', 'english_and_literature', 'business'],
  'social sciences': ['social_sciences', 'history', 'law'],
  health: ['health_professions', 'biology', 'psychology', 'social_work'],
  medicine: ['health_professions', 'biology'],
  'health medicine': ['health_professions', 'biology'],
  'health and medicine': ['health_professions', 'biology'],
  education: ['education'],
  trades: ['skilled_trades'],
  vocational: ['skilled_trades'],
}

/** Science beside one of these is STEM, and no word for medicine or farming. */
export const SCIENCE_TAG = /^(?:natural |physical )?sciences?$/
export const STEM_TAG = /^(?:technology|tech|engineering|math|mathematics|computer science|stem)$/

/** What an award for a piece of work is called: its subject is no student's major. */
export const CONTEST =
  /\b(?:contests?|competitions?|challenges?|fairs?|prizes? for|original (?:work|composition|music)|compos(?:e|er|ers|itions?)|artworks?|portfolios?|projects? in|winning (?:paper|essay|video|design)|recogni(?:tion|zes|ses)|awards? for (?:an? )?(?:essay|paper|poem|project|film|video|design))\b/i

/** Words right before a field that say it is what students are of, or are to be. */
export const RESTRICTS_FIELD =
  /\b(?:interest(?:s|ed)? in|pursuing|studying|majoring in|(?:majors?|degrees?) in|enrolled in)(?: (?:an? |the )?(?:(?:undergraduate|graduate|bachelor['’]s|master['’]s|associate|full-time) )?(?:degrees?|majors?|studies|programs?) (?:in|of))?(?: [\w&'’-]+){0,2}\s*$/i
/** Words of a sentence that only mentions fields, or lets in others beside them. */
export const NO_NARROWING =
  /\b(?:such as|including|includes?|e\.?g|for example|like|related|allied|similar|other|others|not limited|preference|preferred|priority|encouraged|may|especially|particularly|any|etc)\b/i
/** Wider than any field: where one stands beside the fields of a sentence, they are not all. */
export const WIDE_SUBJECT =
  /^(?:sciences?|scientific|technology|technologies|technical|tech|stem|arts?|humanities|research|trades?|careers?)$/

/** Parts of the ways to speak of going to some college, as `frame-patterns.ts` writes them. */
export const SCHOOL_PARTS: Readonly<Record<string, string>> = {
  study:
    '(attend|attending|enrolled|enrolled at|enrolled in|enroll at|enroll in|enrolling at|enrolling in|accepted to|accepted at|accepted by|accepted into|accepted for enrollment at|accepted for enrollment in|admitted to|registered at|student at|student of|student in|student attending|study at|studying at|attendance at|matriculating at|enrollment at|enrollment in|entering)',
  plan: '(plan to|planning to|plan on|planning on|intend to|intending to|intend on|expect to|expecting to|going to|will be|will|about to|preparing to|wish to|hope to)',
  either:
    '(enrolled in or accepted to|enrolled or accepted|enrolled in or planning to attend|enrolled in or plan to attend|enrolled or plan to enroll|enrolled or planning to enroll in|attending or planning to attend|attend or plan to attend|currently attending or planning to attend|enrolled or accepted for enrollment at|enrolled or accepted for enrollment in|accepted or enrolled in|accepted or enrolled at|accepted to or enrolled in|accepted to or enrolled at|enrolled at or accepted to|attending or plan to attend|attending or accepted to|accepted to or attending|enrolled or accepted at|enrolled or accepted in|enrolled or accepted to|enrolling or continuing at|enrolled in or planning to enroll in|enrolled in or plan to enroll in|enrolled at or planning to enroll at|enrolled at or planning to attend|currently enrolled in or planning to enroll in|currently enrolled at or planning to attend|enrolled or planning to enroll at|attend or be accepted to attend|attend or be accepted at|attending or accepted at|attending or have been accepted (to|at|by)|enrolled in or have been accepted (to|at|by)|enrolled or have been accepted (to|at|by)|@enrolls ,? (or|and) @enrolls ,?)',
  enrolls:
    '(currently|presently|have been|be|been|already|either)* ((enrolled|enrolling|enroll|accepted|admitted|attending|attend|accepted for enrollment|accepted for admission|registered|matriculated) (in|to|at|by|into)?|@plan (attend|attending|enroll|enrolling|be enrolled|be attending) (in|at)?) (in the fall|this fall|next fall|for the fall)?',
  fullTime:
    '((as a)? (full time|part time|half time) (or (part time|half time))? (student|basis)? (at|in)?)?',
  sort: '(fully|regionally|nationally|american|public|private|non profit|nonprofit|not for profit|two year|four year|2 year|4 year|two|four|2|4|postsecondary|post secondary|post high school|degree granting|vocational|technical|trade|eligible|qualified|approved|recognized|qualifying|traditional|community|undergraduate|graduate|tribal|or|,|/|-|and)*',
  place_of_study:
    '(college|university|institution|school|institute|institution of higher education|institution of higher learning|institution of learning|higher education institution|educational institution|academic institution|junior college|vocational technical school|trade school|college or university)',
  accredited_place:
    '(@schools|@sort (program|degree program|program of study|study|military institute))',
  schools:
    '@sort @place_of_study ((,|or|and|/)* (a|an|other)? @sort accredited? @place_of_study)* (of higher education|of higher learning)?',
  in_us:
    '(located)? (in|within) (the)? (usa|united states|united states of america|united states or its territories|usa or its territories)',
}

/** How listings ask for some college: an accredited one, one of this country, or any. */
export const SCHOOL_PATTERNS: Readonly<Record<string, readonly string[]>> = {
  // First: of what type a college is to be, says more than that it is one.
  accreditedType: [
    '(@study|@either|@plan (be)? @study|at|in|to) @fullTime @a @sort accredited @sort {collegeType}',
  ],
  highSchoolCountry: [
    '(in|graduate of|graduate from|graduating from) @a (public|private|accredited|charter|or|and|,)* (high school|secondary school|high school or home school) (located)? (in|within) (the)? {place}',
    '(in|graduate of|graduating from) @a {place} high school',
  ],
  pupilsInCountry: [
    '(attend|attending|enrolled in|enrolled at|enroll in|at|student at|student in) @a (public|private|accredited|charter|or|and|,)* (high school|secondary school|high school or home school) (located)? (in|within) (the)? {place}',
    '(attend|attending|enrolled in|enrolled at|at|student at|student in) @a {place} high school',
  ],
  levelInSchools: [
    '{level} (in|at|of|from) (the)? {place} (public|private|area|or|and)* high school',
  ],
  peopleInBehind: ['in (the)? {place}'],
  peopleIn: [
    '{place} (student|youth|teen|applicant)',
    '(student|individual|people|youth|anyone|applicant|artist|young people|teen) (who)? (located|are|based|attending school|enrolled in school)? (in|within) (the)? {place}',
  ],
  plannedType: ['@plan (be)? @study @fullTime @a {collegeType}'],
  accreditedCollege: [
    '(@study|@either|@plan (be)? @study) @fullTime @a @sort accredited @accredited_place',
    '(at|in|to) @a @sort accredited @accredited_place',
  ],
  accreditedUsCollege: [
    '(@study|@either|@plan (be)? @study) @fullTime @a @sort accredited @accredited_place @in_us',
    '(@study|@either|@plan (be)? @study) @fullTime @a @sort accredited @sort usa @accredited_place',
    '(@study|@either|@plan (be)? @study) @fullTime @a @sort usa @sort accredited @accredited_place',
    '(at|in|to) @a @sort accredited @accredited_place @in_us',
    '(at|in|to) @a @sort accredited @sort usa @accredited_place',
    '(at|in|to) @a @sort usa @sort accredited @accredited_place',
  ],
  usCollege: [
    '(@study|@either|@plan (be)? @study) @fullTime @a @schools @in_us',
    '(@study|@either|@plan (be)? @study) @fullTime @a @sort usa @schools',
  ],
  plansCollege: [
    '@plan (be)? @study @fullTime @a @schools',
    '@study @fullTime (a|an|the)? (college or university|college|university|postsecondary institution)',
    '@either @fullTime @a @schools',
    '(at|in) (a|an|any) (accredited|eligible|approved|public|private|four year|4 year|,|or)* (college or university|university or college|college|university|institution of higher education|institution of higher learning|postsecondary institution|postsecondary school|post secondary institution)',
    '(@study|@either|@plan (be)? @study) @fullTime @a @sort (postsecondary|post secondary|post high school|college|college level|degree granting) (program|program of study|degree program|education|training|studies|study) (at @a @schools)?',
    '@plan (pursue|pursuing|continue|continuing|further|furthering) @a (higher|post secondary|postsecondary|college|post high school|undergraduate|formal)? (education|degree|studies) (at @a @schools|beyond high school|after high school)?',
    '(pursue|pursuing|seeking) @a (higher|post secondary|postsecondary|college|post high school) (education|degree)',
    'college bound',
    '(have been|has been|been)? (accepted|admitted) (to|at|by|into) @a @schools',
  ],
  degreeIn: [
    '(pursuing|seeking|earning|working toward|working towards|enrolled in|enroll in|pursue|seek|earn|obtain|obtaining|completing|complete|toward|towards|in|admitted to|admitted into|accepted to|accepted into|@either) @a (full time|part time|accredited)* {degreeIn} (degree|program|degree program)?',
  ],
  lawSchool: [
    '(@study|@either|@plan (be)? @study|at|in) @fullTime @a (aba|accredited|approved|usa)* law school',
    '(pursuing|pursue|seeking|earning|earn|obtain|obtaining|working toward) @a (law|juris doctor|jd) degree',
  ],
  enrolledTribalMember: [
    '@be @a (enrolled|registered|certified) (member|citizen) (of|in) @a (federally|state|or|and|usa|government)* (recognized|acknowledged) (native|american|indian|alaska|hawaiian|sovereign|or|usa|,)* (tribe|nation|tribal nation|band|pueblo|native village|village|tribe or nation|tribe or village|tribe or band)',
    '@be @a (enrolled|registered) tribal (member|citizen)',
    '@be @a (enrolled|registered) (member|citizen) of @a (native|american|indian|alaska|or)* tribe',
  ],
}

/** How listings ask for grades, rank, credits and age beside `frame-patterns.ts`. */
export const STANDING_PARTS: Readonly<Record<string, string>> = {
  save: '(except|except for|excluding|with the exception of|other than|but not)',
}

const topOfClass = (share: string): string[] => [
  `(rank|ranked|ranking|class rank)* (in|within)? (the)? (top|upper) (${share}) of (their|your|the|his or her|a)? (high school|graduating|senior)* class`,
  `(rank|ranked|ranking|class rank|class standing) (in|within) (the)? (top|upper) (${share})`,
]

export const STANDING_PATTERNS: Readonly<Record<string, readonly string[]>> = {
  inHighSchool: [
    '(currently)? (enrolled in|enrolled at|attending|attend|student in|student at) (a|an)? (accredited|public|private|usa|local|or|,)* (high school|secondary school)',
  ],
  inSchool: ['(currently)? enrolled in school'],
  maritalStatus: ['@is @a (currently|legally)? {marital}', '@is not (currently|legally)? married'],
  exceptFor: [
    '@save (those|student|resident|applicant)? (living|residing|majoring|studying|in|of|from|the)* ({place}|{field}|{level}|{citizen}) (student|major|resident)?',
  ],
  fullTime: [
    '(carry|carrying|take|taking|maintain|maintaining|enrolled in|have|enroll for) (a|an)? full (time)? (course)? (load|schedule|class load)',
    '(is|be|are) full time',
    '((enrolled|accepted|admitted) (or (accepted|admitted|enrolled))? (for|in))? full time (enrollment|status|study|attendance) (is|only)? (required|only)?',
  ],
  fullTimeLevel: ['(current|currently enrolled|enrolled)? full time {level}'],
  gpaRange: [
    '{n} (-|to|and) {n} (cumulative|overall)? @gpa',
    '@gpa (is)? (between|from) {n} (-|to|and) {n}',
  ],
  gpaMore: [
    '@gpa (must|should|may|can)? (not)? (be)? (not|no)? (lower|less) than {n} @scale',
    '@a @kind {n} @up @kind @gpa @up @scale or (its|the|an)? equivalent',
    '@a @kind @gpa of (at least)? {n} @up @scale or (its|the|an)? equivalent',
    '@a @kind {n} @kind @gpa @scale @up',
    '@a @kind average of (at least)? {n} @up @scale',
    '(at least|minimum)? @a {n} @kind average @up @scale',
    '(at least)? (a|an)? (b|c|b +|a -|a) average [ {n} @gpa? ] @up',
    '(at least)? (a|an)? (b|c) average [ {n} (gpa)? (on a 4.0 scale)? (or higher)? ]',
  ],
  gpaInSchools: [
    '(have|has|with|maintain)? (at least)? @a {n} @up @kind @gpa? (in|from) high school (and|or|,|;|/)* @a {n} @up @kind @gpa? (in|from) college',
  ],
  rankThird: topOfClass('third|one third'),
  rankHalf: topOfClass('half|one half|50 %|50 percent'),
  rankQuarter: topOfClass('quarter|one quarter|fourth|quartile'),
  rankTenth: topOfClass('tenth|one tenth'),
  rankFifth: topOfClass('fifth|one fifth'),
  creditsPerTerm: [
    '(take|taking|carry|carrying|enrolled in|enroll in|enrolled for|registered for) (a|an)? (at least|minimum of|minimum)* {n} (or more)? (college|semester|academic)? (credit hour|credit|semester hour|unit|hour) (per|each|a|in each|every) (semester|term|quarter)',
    '(take|taking|need to take|carry) {n} or more (credit hour|credit|unit) (per|each|a|every) (semester|term)',
  ],
  creditsEarned: [
    '(have|has)? (already|successfully)? (completed|earned|accumulated|complete|earn) (a|an)? (at least|minimum of)? {n} (or more)? (college|semester|undergraduate|academic|transferable)* (credit hour|credit|semester hour|unit|hour of college credit|semester credit|college credit)',
  ],
  bornFrom: [
    '@be born (on or after|after|on or later than|since|no earlier than|not earlier than) {day}',
    '@be born {day} or (later|after)',
  ],
  bornTo: [
    '@be born (on or before|before|no later than|not later than) {day}',
    '@be born {day} or (earlier|before)',
  ],
  bornBetween: ['@be born (between|from) {day} (and|to) {day}'],
  ageOver: ['over (the age of)? {n} @year', 'older than {n} @year'],
  ageBelow: ['under (the age of|age)? {n} @year'],
  ageBetween: [
    '(between|from|,)? (the ages of)? {n} (-|to|and) {n} @year',
    'age {n} (-|to|and) {n}',
  ],
  ageTo: ['(must|may)? (have)? not (yet)? (have)? reached (their|your) {n} birthday'],
}

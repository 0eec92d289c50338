/**
 * How sentences ask: each line is a way to say it, of words, groups (a|b), ? and * after what may be
 * missing or come again, {lists} of what the lexicon names, and @parts that several lines share.
 * Words are compared by their singular.
 */
export const PARTS: Readonly<Record<string, string>> = {
  takes:
    '(enrolled in|enrolled for|enroll in|enroll for|enrolling in|enrolling for|taking|take|carrying|carry|registered for|registered in|register for|registering for|enrollment in|enrollment of|enrolled)',
  fewest:
    '(at least|a minimum of|minimum of|minimum|no less than|no fewer than|not less than|not fewer than)?',
  or_more: '(or more|+|or greater|or above)?',
  credit_kind:
    '(college|university|semester|quarter|academic|undergraduate|graduate|degree|credit|accredited|level|college level|transferable)*',
  credits:
    '(credit hour|credit|semester hour|quarter hour|unit|semester unit|course credit|academic hour|college hour|semester credit|quarter credit|college credit)',
  per_term:
    '((per|each|a|in each|every|in the|during the|in a|for each|for the) (semester|term|quarter|fall semester|spring semester|academic term)|per fall and spring semester)',
  a: '(a|an|the|their|your|his or her|any|his her|one of the)?',
  up: '(+|[ or (its|the|an)? equivalent ]|or higher|or above|or better|and above|or greater|or more|minimum|and higher|and up|or up|and better|and over|or over)?',
  gpa: '((grade point average|grade average) [ (gpa|g.p.a.) ]|gpa|gpas|grade point average|gpa average|grade average)',
  kind: '(minimum|min|cumulative|overall|current|unweighted|high school|college|academic|cum|unweighted cumulative|undergraduate|total|core|school|required|transfer|final)*',
  scale:
    '((on|out of|/|of) a? (4.0|4|4.00) (point|scale|grading|grade)*|(4.0|4|4.00) scale|[ (on a|out of|on)? (4.0|4|4.00) (point)? (scale)? ])?',
  school:
    '(college|university|institution|universities|institution of higher education|institution of higher learning|postsecondary institution|four year college|college or university|college and university|university or college|postsecondary school|institution of higher learning)',
  be: '(be|are|is|being)?',
  noun: '(major|program|degree|degree program|field|discipline|education|track|course of study|curriculum|training program|study|studies|certificate program|concentration)',
  is: '(must be|should be|shall be|be|are|is|being)',
  years: '(years old|years of age|year old|year of age)',
  war: '(vietnam|vietnam era|korea|korean|gulf|persian gulf|iraq|afghanistan|world war ii|wwii|world war 2|post 9/11|wartime)',
  year: '(years old|years of age|year old|years|year of age)?',
}

export const PATTERNS: Readonly<Record<string, readonly string[]>> = {
  college: [
    '(attend or plan to attend|attending or planning to attend|attend|attending|enrolled at|enrolled in|enroll at|enrolling at|admitted to|accepted to|accepted at|at|student at|student of|plan to attend|planning to attend|matriculating at|attendance at|accepted by|enrolling in) {college}',
    '(enrolled|enroll|attending|attend|registered|studying|study|student) (full time|part time|as a full time student|as full time student) (at|in) {college}',
    '{college} (student|undergraduate)',
  ],
  highSchool: [
    '(attend|attending|graduate of|graduate from|graduating from|graduated from|enrolled at|at|from|of|student at|graduate of|will graduate from) {highSchool} (in {place})?',
    '{highSchool} (student|graduate)',
  ],
  seniorsOf: [
    '{highSchool} (graduating)? senior',
    '(student|member)? (of|in)? @a (graduating|senior) class (of|at) {highSchool} (in {place})?',
  ],
  juniorsOf: ['{highSchool} junior'],
  level: [
    '{level}',
    '(must|should|may|can)? apply (only)? (in|during) (the (spring|fall|winter|summer) of)? (their|the|your) {level}',
    '(enrolled as|classified as) @a {level}',
    '(@enrolls ,? or (accepted to enroll|admitted|accepted) ,?) as @a {level}',
    '(in|at|on) (the)? {level}',
    '(of)? {level} class (standing|status)',
  ],
  levelsUp: [
    'at least @a {level} (year|standing|status)?',
    '{level} (year|standing|status|class)? (or|and) (above|higher|up|beyond|later|greater)',
  ],
  grades: [
    '(in|entering|enrolled in)? (grade|grades) {grades}',
    '(in|entering|enrolled in)? (any)? grade from {grades}',
    '{grades} (grade|grader) (student)?',
    '(in)? (the)? {grades} (grade|grader)',
  ],
  field: [
    '(majoring|major|specializing|concentrating|degree|study|studying|certificate|training|minoring) (in|of) @a (field of|fields of|area of)? {field} (degree|program|major|field|discipline|studies)?',
    '(pursuing|studying|pursue|study|pursuing ,? or (plan|planning|intend|intending) to pursue ,?|studying ,? or (plan|planning|intend|intending) to study ,?) @a (degree|education|career path|major)? (in|of)? (the)? (field of|fields of|study of)? {field} @noun?',
    '(enrolled|enrolling|enroll|accepted|admitted|participating|study) (full time)? (in|into|to) @a {field} @noun',
    '{field} (major|student|degree program|degree student)',
    'student (in|of|studying) (the)? (field of|fields of|study of)? {field} (field|program|discipline|major)?',
    '(enrolled|enroll)? in @a (two year|2 year|four year|4 year|accredited|approved|undergraduate|graduate|degree)* {field} (program|degree|degree program|curriculum|certificate program)',
    'in @a {field} (program|major|degree|degree program|field|discipline|curriculum)',
    '(field|major|area|degree) of study (is|in|must be|must be in|should be in|be in)? {field}',
    '(declared|intended) (major|majors) (in|of|is)? {field}',
    '(intend|plan|planning|intending|wish|planning) to (study|major in|pursue|pursue a degree in|pursue degree in|pursue studies in|earn a degree in) (a degree in|degree in|the field of)? {field} (degree|major|program|field)?',
    '(program|degree program|undergraduate program|graduate program) (in|of) {field}',
  ],
  fieldIn: ['in (the)? (field of|fields of)? {field}'],
  fieldLevel: ['{field} {level}'],
  degreeField: [
    '(pursuing|seeking|earning|working toward|working towards|working on|studying for|enrolled in|pursue|earn|obtain|obtaining|completing|complete|finish|finishing|toward|towards|in|for|receive)? @a (full time)? {degree} (degree|program|degree program)? (in|of) (the)? (field of|fields of|study of)? {field} (field|program|major|discipline)?',
    '(pursuing|seeking|earning|enrolled in|in) @a {degree} {field} (degree|program)',
  ],
  degree: [
    '(pursuing|seeking|earning|working toward|working towards|enrolled in|pursue|seek|earn|obtain|obtaining|completing|complete|finish|finishing|enrolling in|enter|entering|attending|plan to attend|intend to pursue|plan to pursue|planning to pursue|plan to earn|planning to earn) @a (full time)? {degree} (degree|program|study|studies|degree program|education)?',
    '(in|at|into) @a (full time|4 year|four year|2 year|two year|first)? {degree} (program|degree|degree program|study|studies)',
    '{degree} (seeking|degree seeking) student?',
    '{degree} (degree)? (candidate|student)',
    '(pursuing|seeking|pursue|studying|study|enrolled|student) @a (degree|studies|study)? at the {degree} (degree)? (level)?',
    '(registered|register) (in|for) @a (full time|part time)? {degree} (degree|program|study|studies|degree program)?',
    '(candidate|student) for @a {degree} (degree)?',
    '(leading|leads|that leads|which leads) to @a {degree} (degree)?',
    '(working on|study for|studying for|toward|towards) @a (full time)? {degree} (degree|program|study|studies|education)?',
  ],
  degreeHeld: [
    '(hold|holds|holding|have|has|having|have earned|has earned|have completed|has completed|possess|have already earned|have received|hold at least|already hold|have obtained|have at least) @a {degree} (degree)? (from @a accredited? (usa)? (college|university|institution|college or university))? (or higher)?',
  ],
  gpa: [
    '(with|have|has|of|is|hold|maintain|earn|earned|having|possess|carry|maintaining|maintained|achieve)? @a (at least|minimum of|minimum)? @a @kind {n} @up @kind @gpa @up @scale @up',
    '(with|have|has|having|maintain|earn|hold|possess|carry|maintaining|maintained)? @a (at least)? @a @kind @gpa (requirement|score)? (of|is|:|must be|should be|that is|equal to|equivalent to|greater than or equal to|>=|at or above|at)* (at least|a minimum of|minimum of|minimum|no less than|not less than|of at least|or above|above|over|higher than|greater than|exceeding|no lower than|not lower than|that exceeds|exceed)? @a {n} @up (points)? @scale @up',
    '(at least|minimum|maintain|minimum of|earn) @a {n} @up cumulative @scale',
    '(with|have|has|and|maintain|hold)* @a (at least|minimum of|minimum)? @a @kind {n} @up (on|out of) a? (possible)? (4.0|4|4.00) (point)? (scale)? @kind @gpa',
    '@gpa {n} @up',
    '(with|have|has|having|maintain|hold) @a (at least|minimum of|minimum)? @a {n} @up (on|out of) a? (possible)? (4.0|4.00) (point)? (scale)?',
  ],
  gpaBare: [
    '(with|have|has|having|hold|need|needs|carry|maintain|earn|earned|of) (at least|only|a minimum of|minimum)* (a|an) {grade} @up (overall|cumulative)? @up',
    '(with|and)? (a|an)? {grade} overall',
  ],
  gpaRange: ['@a @kind @gpa (between|of|from|range of)? (between)? {n} (-|to|and) {n}'],
  gpaByLevel: [
    '@a (minimum|cumulative)* {n} @up @kind @gpa? for {level} (,|and|or|;|, and)? (a|an)? (minimum|cumulative)* {n} @up @kind @gpa? for {level}',
    '@a @kind @gpa of (at least)? {n} @up for {level} (,|and|or|;|, and)? (a|an)? (gpa of)? (at least)? {n} @up for {level}',
  ],
  residence: [
    '(legal|permanent|current|full time|primary|bona fide|registered|us)* resident (of|in) (one of|any of)? (the)? (following)? (state :|states :|county :|counties :|state of|commonwealth of|following counties of|county of|city of|town of|states of)? {place}',
    '(legal|permanent|bona fide)* {place} resident (only|status)?',
    '(who|that)? (currently|legally|permanently)? (live|living|lives|reside|residing|resides) (full time|permanently)? (in|within) (one of)? (the)? (following)? (states :|counties :|state of|city of|county of|town of|commonwealth of|states of|boundaries of)? {place}',
    '(have|has|whose|with)? (a|their|your|the)? (permanent|legal|primary|home|current|family)* (residence|residency|home|domicile|address|home of record) (in|is in|must be in|within|is located in|located in) (the)? (state of)? {place}',
    '{place} (legal|permanent)? (residency|residence) (is)? (required)?',
    '(student|applicant|candidate|youth|people|individual|anyone|those) (living|residing)? from (the)? (state of)? {place}',
    '(domiciled|legally domiciled) in {place}',
    '(have|has) (lived|resided) (full time|permanently|continuously)? (in|within) (the)? (state of)? {place}',
    '(person|people|student|resident|youth|child|senior)? (of|from|in) the (town|city|village|county|borough|township) of {place}',
    '(who)? @is from (one of)? (the)? (state of|states of|six)? {place} (state)?',
    '(live|living|lives|reside|residing|resides|resident) (of|in) (one of)? (the)? (six|four|five|three)? {place} (state|area|region)?',
    'residency : {place}',
    '(live|living|lives|reside|residing|resides|resident) (in|within|of) (one|any)? (of)? (the|our)? @counted (county|service area|area|region) (that|which|we|it|the|foundation|fund|serve|serves|served|by|in|our|service|area)* [ {place} ]',
  ],
  residenceFrom: ['from (one of)? (the)? (state of|states of|six)? {place} (state)?'],
  collegeState: [
    '(attend|attending|enroll at|enrolled at|enrolled in|enrolling at|enrolling in|at|enroll in|accepted to|accepted at|study at|attendance at|plan to attend|planning to attend|admitted to|to attend) @a (accredited|eligible|public|private|approved|participating)? @school (located)? (in|within) (the)? (state of)? {place}',
    '(@either @fullTime|@study @fullTime|@plan (be)? @study @fullTime|at|to attend) @a (accredited|eligible|public|private|approved|participating|or|and)* {place} (accredited|public|private)* @school',
  ],
  collegeTypeState: [
    '(@either|@enrolls ,? or @enrolls ,?) @fullTime @a (accredited|public|private)? {place} {collegeType}',
    '(attend|attending|enroll at|enrolled at|enrolled in|enrolling at|enrolling in|at|enroll in|plan to attend|planning to attend|to attend) @a (accredited|eligible|public|private|approved|participating)? {place} {collegeType}',
  ],
  collegeTypeIn: [
    '@either @fullTime @a (accredited|public|private)* {collegeType} (located)? (in|within) (the)? (state of)? {place}',
    '(attend|attending|enroll in|enrolled in|enrolled at|enrolling in|enrolling at|enroll at|plan to attend|planning to attend|attending or planning to attend|attend or plan to attend|student at|entering|accepted to|at) @a (accredited|participating|public|private)* {collegeType} (located)? (in|within) (the)? (state of)? {place}',
  ],
  highSchoolState: [
    '(attend|attending|attended|graduate of|graduate from|graduating from|graduated from|enrolled in|enrolled at|at|from|of|in|(graduating|graduate|attending) (from)? ,? (or|and) (a)? (graduate|graduated|attended) (of|from)? ,?) @a (public|private|accredited|charter|parochial|home|or|and|,)* (high school|home school|secondary school) (located)? (in|within) (the)? (state of)? {place}',
    '(attend|attending|attended|graduate of|graduate from|graduating from|graduated from|enrolled in|enrolled at|at|from|of|in|a|an) @a {place} ,? (area)? (public|private|or|and|charter|parochial|accredited)* high school',
    '{place} high school (student|graduate)',
  ],
  placeLevel: ['{place} {level}'],
  levelPlace: ['{level} in (the)? (state of)? {place}'],
  citizenship: [
    '(hold|have|possess)? @a {citizen} (status|holder|student)? (required|is required|only)?',
    '(usa)? citizenship (:|is|status :) {citizen}',
  ],
  noCitizens: ['citizen (are)? (ineligible|not eligible|excluded|not allowed)'],
  ethnicity: [
    '(of|from|with)? @a {ethnicity} (heritage|descent|origin|ancestry|background|ethnicity|community|decent|lineage|race)',
    '{ethnicity} (student|applicant|individual|candidate|person|youth|people|scholar|undergraduate|person)',
    '(are|is|be|must be|identify as|identifies as|self identify as|who are|as|identified as) @a {ethnicity} (student|individual)?',
    '(of|from) {ethnicity}',
    '(a)? member of (a|an|the)? {ethnicity} (group|community|population)?',
    '(at least)? (1 / 2|1 / 4|1 / 8|1 / 16|one quarter|one half|one fourth|one eighth|one sixteenth) (degree)? {ethnicity} (blood|heritage|ancestry|descent)?',
    '@be (at least)? (one|a)? (half|quarter|fourth|eighth) {ethnicity}',
  ],
  ethnicLevel: ['{ethnicity} {level}'],
  ethnicGender: ['{ethnicity} {gender}'],
  ethnicField: ['{ethnicity} {field} (student|major|undergraduate)'],
  heritage: [
    'of (at least)? (one)? (half|quarter|fourth|eighth) {heritage} (heritage|descent|ancestry|blood)',
    '@elder @is_elder of {heritage} (birth (or|and))? (heritage|descent|ancestry|origin|background)',
    '(of|from|with|have)? @a {heritage} (birth (or|and))? (heritage|descent|ancestry|origin|background|lineage|extraction)',
    '{heritage} (student|applicant)',
  ],
  gender: [
    '@be @a {gender} (only|applicant|candidate)?',
    '(identify|identifies|self identify|self identifies|identifying) as @a {gender}',
  ],
  age: [
    '@be (age|aged|ages|age range) (:|is|of)? {n} (-|to|through|and) {n} @year',
    '@be (aged|age|ages) (between|from) {n} (-|to|and) {n} @year (of age|old)?',
    '@be (between|from) (the)? (age|ages) (of)? {n} (-|to|and) {n} @year (of age|old)?',
    '@is (between|from) {n} (-|to|and) {n} @year (of age|old)?',
    'who (are|is|will be) (between|from) {n} (-|to|and) {n} @year (of age|old)?',
    '@be (between|from)? {n} (-|to|and) {n} @years',
    '@be @a (minimum|minimum age) (of|:|is)* {n} @year (of age|old)? (,|and|to|-|;)* @a (maximum|maximum age) (of|:|is)* {n} @year (of age|old)?',
    '@is at least (age)? {n} @year (of age|old)? (and|but|,)* (no|not) (older|more) than (age)? {n} @year (of age|old)?',
  ],
  ageFromUnder: [
    '@be at least (age)? {n} @year (and|but|,)* (under|younger than|less than|not yet) (the)? (age)? (of)? {n} @year',
  ],
  ageFrom: [
    '@is (at least|a minimum of) {n} @year (of age|old)? (or older)?',
    '@be (at least|minimum age of|a minimum of|over the age of|over age) (age|aged) {n} @year (of age|old)? (or older)?',
    '@be (at least|a minimum of|over) {n} @years (or older)?',
    '@be (over the age of|minimum age of|over age) {n} @year',
    '@be {n} (years of age|years old|year of age) (by|on|at|before) (the)? (date|time|deadline|start)? (of (the)? (award|application|entry|applying))?',
    '@be (age|aged|ages)? {n} @year (of age|old)? (and|or) older',
    '@be (age|aged|ages) {n} @year (of age|old)? (and|or) (over|above|up)',
    '@be {n} @years (and|or) (over|above|up)',
    '@is {n} (and|or) (over|above)',
    '@be (age|aged|ages) {n} +',
    '@be (a)? (minimum age of|minimum age :|minimum age is) {n} @year',
    '@be {n} + @years',
  ],
  ageTo: [
    '@be (age|aged|ages)? {n} @year (of age|old)? (and|or) younger',
    '@be (age|aged|ages) {n} @year (of age|old)? (and|or) (under|below)',
    '@be {n} @years (and|or) (under|below)',
    '@is {n} (and|or) (under|below)',
    '@be (no older than|not older than|up to age|up to the age of|maximum age of) {n} @year (of age|old)?',
    '@be (no|not) more than {n} @years',
    '(age limit|maximum age|upper age limit|maximum age limit) (:|is|of)* {n} @year',
    '@be at most {n} @years',
    '@be @a maximum (of)? {n} @years (old)?',
    'up to {n} @years',
    '@be (aged|age) up to {n} @year',
    '(must|should|may|shall|can|cannot) not? (be|have been) (older|more) than {n} @year (of age|old)?',
  ],
  ageUnder: [
    '@be (under|younger than|less than) (the)? (age|age of) {n} @year',
    '@be (under|younger than|less than) {n} @years',
    '@is (under|younger than) {n} @year (of age|old)?',
    '(who)? @is not yet {n} @year (of age|old)?',
    '(younger than|student under|applicant under|youth under|people under|anyone under) {n}',
  ],
  sat: [
    '(minimum|a|an|combined|composite|have|with|score|at least)* (sat) (total|combined|composite|score|test)* (of|is|:|at or above)* (at least|a minimum of|minimum of)? {n} @up',
    '(minimum|a|an|at least|score|scored|earn|earned|achieve|achieved|of|have)* {n} @up (combined|composite|total)* (on the|on)? sat (score)? @up',
  ],
  act: [
    '(minimum|a|an|composite|have|with|score|at least)* (act) (composite|score|test)* (of|is|:|at or above)* (at least|a minimum of|minimum of)? {n} @up',
    '(minimum|a|an|at least|score|scored|earn|earned|achieve|achieved|of|have)* {n} @up (composite)? (on the|on)? act (composite)? (score)? @up',
  ],
  classRank: [
    '(rank|ranked|ranking|be|are|is)* (in|within) (the)? (top|upper) {n} (%|percent) (of)? (their|your|the|his or her)? (high school|graduating|senior)* (class)?',
    'class rank (must be|of|is)? (in|within)? the? (top|upper) {n} (%|percent)',
    '(top|upper) {n} (%|percent) of (their|your|the|his or her)? (high school|graduating|senior)* class',
  ],
  fullTime: [
    '(registered|register|registering) (as)? (a)? full time (student|status|basis)?',
    '@be (enrolled|enroll|enrolling|attending|attend)? (as)? (a)? full time (student|enrollment|status|basis)? (status|enrollment)?',
    '(enrolled|enroll|enrolling|registered|attending|attend) (on a)? full time (basis)?',
    '(plan|planning|intend|intending) to (enroll|attend|be enrolled) (as)? (a)? full time (student)?',
  ],
  creditsPerTerm: [
    '@takes @a @fewest {n} @or_more @credit_kind @credits @per_term?',
    '@takes @a @fewest {n} @or_more @credit_kind hour @per_term',
    '@takes (a|an)? (minimum|full time|course)* (load)? (of)? @fewest {n} @or_more @credit_kind @credits @per_term?',
  ],
  creditsEarned: [
    '(have|has|having|who|already|successfully)* (completed|earned|complete|accumulated|earn|completing) @a @fewest {n} @or_more @credit_kind (earned|completed)? @credits (of college|of coursework|of college credit|of college coursework|at the college level)?',
    '(have|has|having|with)* @a @fewest {n} @or_more @credit_kind (earned|completed|accumulated) @credit_kind @credits',
    '(have|has|having|with)* @a @fewest {n} @or_more @credit_kind @credits (earned|completed|accumulated|of coursework completed|of college coursework completed)',
  ],
  enrolled: ['(currently|presently) (be)? (enrolled|attending) (in|at)? @a @school'],
  flag: [
    '@be @a (openly)? {flag} (background|household|family|student|status|community)?',
    '(identify as|identifies as|self identify as)? @a member of (the)? {flag} (community|population)',
    'from @a {flag} (background|household|family|community)',
  ],
  fafsa: [
    '(complete|completed|completing|file|filed|filing|submit|submitted|submitting|fill out|filled out) (a|an|the|their|your)? (current|valid|federal|completed)* (fafsa|free application for federal student aid|fafsa form|fafsa application)',
    '(have|has|with)? @a (current|valid|completed)? (fafsa|free application for federal student aid) on file',
    '(completed|current|valid)? (fafsa|free application for federal student aid) (form|application|completion|submission)? (is|must be)? (required|completed|filed|submitted)',
  ],
  underrepresentedIn: [
    '@be (historically|traditionally)? (underrepresented|under represented) in (the)? (field of|fields of)? ({field}|higher education|college|computing|tech|technology|these fields|their field|profession|industry|field)',
  ],
  needBased: ['(need|needs|financial need) based'],
  needWeighed: ['based on (demonstrated)? (financial)? need'],
  income: [
    '(have)? (a|an|total|combined|annual|gross|adjusted|family|household|parental|parent|yearly)* (household|family|gross|parental)? (gross)? (income|agi|adjusted gross income|annual income) (of|is|that is|must be|level|at or)* (must not exceed|cannot exceed|may not exceed|should not exceed|must be below|must be under|must be less than|under|below|less than|at or below|not exceeding|not exceed|not to exceed|up to|no more than|not more than|does not exceed|of no more than|lower than) {money} (per year|annually|a year|or less)?',
    '(whose|from)? (a)? (family|household) (that|who|which)? (earn|earns|earning|make|makes|making) (less than|under|no more than|not more than|up to|at most|below) {money} (per year|annually|a year|each year)?',
    '(family|household|adjusted|gross|annual|total|combined|agi)* (income|agi) (of|is|must be|should be|at)* {money} (per year|annually|a year)? or (lower|less|below|under)',
    '(from)? (family|household) (whose|with) (a|an|annual|total|combined|gross)* income (is|of|that is)* (at or below|below|under|less than|no more than|not more than|up to) {money} (per year|annually|a year)?',
  ],
  disability: [
    '(with|have|has|having|who have|living with|diagnosed with|identify as having)? @a (documented|diagnosed|verifiable|permanent)? (diagnosis of|diagnosed with)? @a {disability} (diagnosis|student|individual|person|disability|adult|youth|people|applicant|teen)?',
    '@be @a (legally|profoundly)? {disability}',
  ],
  condition: [
    '(with|have|has|living with|diagnosed with|have been diagnosed with|who have|living with|suffer from|suffering from|have a diagnosis of|with a diagnosis of) @a {condition}',
    '{condition} (survivor|patient)',
  ],
  conditionSince: [
    '(have|has|having|who)? (been)? diagnosed with @a {condition} (before|after|by|prior to) (the age of|age|turning)? {n}',
  ],
  singleMother: [
    '@be @a single (mother|mom) (with (a|one or more|minor|young|dependent|at least one)* child (under (the age of|age)? {n} (years of age|years old)?)?)?',
  ],
  raisesChild: [
    '(with|have|has|having)? (sole|primary|full|legal|joint|physical|or|and)* custody of (a|an|at least one|one or more|their|your|any)* (minor|dependent|young)* child (under (the age of|age)? {n} (year of age|year old)?)?',
    '@be @a (parent|mother|father|guardian) (with|of) (a|an|at least one|one or more|young|minor|dependent|their)* child (under (the age of|age)? {n} (year of age|year old)?)?',
  ],
  needyMother: ['@be @a low income (mother|mom) (with minor child)?'],
  life: [
    '(grew up|grown up|raised) in (the)? {life} (system)?',
    '(spent time|been placed|have spent time|has spent time|was placed|were placed) in (the)? {life} (system)?',
    '(current|former|currently|formerly|in|from|experienced|experiencing|current or former|survivor of|have experienced|has experienced|are|is|be|current and former|are or have been|is or has been|have been|has been|with|have|has|having|whose)? @a {life} (student|youth|individual|survivor|background|system|status)?',
  ],
  religionLevel: ['{religion} {level}'],
  religion: [
    '{religion} (student|faith|applicant|youth|individual|family)',
    '(of the|must be|are|be|is|practicing|identify as) (a|an)? {religion} (faith|religion)?',
  ],
  internationalLevel: ['@be (a|an)? international {level}'],
  service: [
    '{service}',
    '{service} (cadet|midshipman|personnel|reservist)',
    '(cadet|midshipman) (in|of) (the)? {service}',
    '@be @a (current|active)* member of (the)? (usa)? {service}',
    '@be (a|an|the|@war)* {service}',
    '(who)? (currently|previously|honorably)* (serve|serves|served|serving|have served|has served|serve or served|serves or served|served or is serving|serving or served) (honorably|actively)? (in|with) (the)? {service}',
    '@be (honorably)? discharged from (the)? {service}',
  ],
  serviceOf: [
    '@be @a (current|active)* member (in good standing)? of (the)? {place} {service}',
    '(the)? {place} {service} (member|personnel|soldier)',
  ],
  serviceSpouse: ['@be married to @a (current|active)* {service}'],
  militarySpouse: ['(military|servicemember) spouse', '@be @a military spouse'],
  serviceKin: [
    '@be (a|an|the)? (eligible)? {kin} of (a|an|the|those|any|deceased|disabled|living|current|former|or|and|active|retired|honorably discharged|reserve|enlisted|commissioned|honorably|discharged|serving|usa|member of|@war)* {service}',
    '{service} {kin}',
  ],
  veteranParent: [
    '(whose|with|have|has) (a|one|their)* (parent|father or mother|parent or guardian) (who)? (is|was|are|served|serving|in)* (a|an|the|in)* {service}',
  ],
  occupation: [
    '@be (a|an|the)? {kin} of (a|an|the|current|active|retired|full time|career|volunteer|professional|licensed|deceased|fallen|former|or|and|,|sworn|paid|part time)* {occupation}',
  ],
  ownOccupation: [
    '(for|open to|available to|limited to|restricted to|reserved for|offered to|awarded to) (current|full time|active|licensed|certified|professional|practicing|working|k - 12|public school|or|and)* {occupation}',
    '(current|practicing|working|currently employed|currently practicing|currently licensed) (as)? (a|an)? (full time|licensed|certified|professional|registered)? {occupation}',
    '(work|works|working|employed|have worked|has worked|who have worked|worked|serve|serving|currently employed|currently working) (full time|part time)? as @a (full time|part time|licensed|certified|professional|practicing|current|volunteer)* {occupation}',
    '@is @a (full time|current|active|licensed|certified|professional|practicing|working)* {occupation}',
    '(are|is|be|work|working|employed) (as)? (a|an)? (full time|current|active|licensed|certified|professional|practicing)? {occupation}',
  ],
  collegeType: [
    '@either @fullTime @a (public|accredited|eligible|approved|participating)* {collegeType} (program)?',
    '(attend|attending|enroll in|enrolled in|enrolled at|at) @a (public|accredited)* (eligible|approved|participating|in state) {collegeType}',
    '(attend|attending|enroll in|enrolled in|enrolled at|enrolling in|enrolling at|enroll at|plan to attend|planning to attend|attending or planning to attend|attend or plan to attend|planning on attending|student at|student attending|entering|attending|accepted to|accepted at|at) @a (public|accredited)* {collegeType} (program)?',
    '{collegeType} student',
  ],
  tribe: [
    '(be|is|are)? (an|a|the)? (enrolled|registered|certified|current)* (tribal)? (member|citizen) of {tribe}',
    '(enrolled|registered) {tribe} member',
  ],
  membership: [
    '@be (a|an|the|current|active|student|dues paying|paid|registered|in good standing)* member (in good standing)? of {org} (in good standing)?',
    '(a|an|the|current|active|dues paying|paid)* {org} (student|youth|dues paying)? member (in good standing|only)?',
    '(active|current|paid)? {org} (student|affiliate|student affiliate|associate)? membership (is required|required)',
    '(require|requires|required) (a|an)? (active|current|paid|student|free|valid|dues paying|,)* {org} (student|affiliate|associate|individual)* membership',
    '(require|requires|required) (active|current|paid|student)* membership in (the)? {org} (honor society|honors society|fraternity|sorority|chapter)?',
    '(have|hold|maintain) (active|current)* {org} (student)? membership',
  ],
  membershipKin: [
    '@be (a|an|the)? {kin} of (a|an|the|current|active|retired|deceased|such)* {org} member (in good standing)?',
    '@be (a|an|the)? {kin} of (a|an|the|current|active|retired|deceased|or|and|,|living|former|life|lifetime|dues paying)* member (in good standing)? of {org}',
  ],
  employerKin: [
    '@be (a|an|the)? {kin} of (a|an|the|current|active|retired|full time|eligible|regular)* {org} (employee|associate|team member)',
    '@be (a|an|the)? {kin} of (a|an|the|current|active|retired|full time|part time|eligible|regular|or|and|,|deceased|former|permanent)* employee (of|at|with) {org}',
  ],
  employer: [
    '(current|employed|full time|active)* {org} (restaurant)? (employee|team member)',
    '@be (a|an|the)? (current|full time|active)* employee of {org}',
    '(employed|work|working) (by|at|for) {org}',
  ],
  graduationYear: [
    '(graduating|graduate|will graduate|graduates) (from)? (a|an|their|your)? high school (in|in the spring of|in spring|in the)? (class of)? {yearNumber}',
    'high school class of {yearNumber}',
  ],
  graduationBy: [
    '(graduating|graduate|will graduate|graduates) (from)? (a|an|their|your)? high school (by|by spring|by the spring of|no later than) {yearNumber}',
  ],
}

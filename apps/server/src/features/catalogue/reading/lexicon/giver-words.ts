/** Words of the parts of a college that give awards in its name. */
export const PARTS_OF_COLLEGES: ReadonlySet<string> = new Set(
  'academic|admission|admissions|advancement|alumnae|alumni|athletics|bursar|campus|dean|department|dept|development|division|enrollment|faculty|financial|foundation|global|graduate|honors|international|national|office|program|programs|provost|registrar|scholarship|scholarships|school|student|students|undergraduate'.split(
    '|',
  ),
)

/** What stands before 'College' or 'University' in the name of a kind or a part, and names none. */
export const KINDS_OF_COLLEGES: ReadonlySet<string> = new Set(
  'business|city|college|community|graduate|honors|international|junior|law|liberal|local|medical|national|nursing|our|public|residential|state|technical|the|undergraduate|university'.split(
    '|',
  ),
)

/** 'College of …' is a part of a university where one of these follows: 'College of Engineering'. */
export const TAUGHT_IN_PARTS =
  /^(?:agricultur|applied|architect|arts?$|behavior|biolog|business|chem|comput|communicat|continuing|creative|dental|dentistry|design|earth|econom|educat|engineer|environment|fine|food|forest|general|graduate|health|honors|hospitality|human|information|journalism|law|letters|liberal|life|literature|management|mathemat|media|medic|music|natural|nursing|optometry|osteopath|performing|pharmac|physic|professional|public|scien|social|technolog|urban|veterinary|visual)/i

/** In the name of a body that is no college, or of a part of one that gives to others as well. */
export const NO_COLLEGE =
  /\b(?:academy|archives?|(?<!alumni |alumnae )association|bank|board|cent(?:er|re)|charit(?:y|ies)|clinic|(?<!alumni )club|college (?:access|achieve|advising|aid|board|bound|fund|now|planning|possible|promise|savings|success|track)|colleges|company|consortium|cooperative|corporation|council|credit union|extension|federation|fraternity|friends|fund|high school|hospitals?|inc|institute(?! of technology)|institutes|league|librar(?:y|ies)|medical center|museum|network|observatory|prep|preparatory|press|publish\w*|savings|(?<!alumni |alumnae )society|sorority|system|trust|union(?! (?:university|college)\b)|universities|women)\b/i

/** A body of a profession: the American College of Surgeons. */
export const OF_A_PROFESSION =
  /\b(?:american|international|national|royal|british|canadian|australasian|european) college of\b|\bcollege of (?:american|physicians|surgeons|nurses|pharmacists|teachers|healthcare)\b/i

/** What a college mostly holds for others than its own students. */
export const EVENTS =
  /\b(?:contests?|competitions?|olympiads?|camps?|summer (?:programs?|programme|institute|school|academy)|residencies|in residence|upward bound)\b/i
/** What a college gives to others than its own students: who they are, where it is used. */
export const FOR_OUTSIDERS =
  /\b(?:visiting|visitors?|post-?docs?|post-?doctoral|external|independent scholars?|researchers?|journalists?|(?<!future |student |prospective )teachers|employees?|faculty members?|its faculty|staff|(?:open|awarded|given|available) to (?:\w+ )?alumn\w+|alumn\w+ (?:may|can|are eligible|who))\b|\b(?:their|your|his|her) (?:own )?choice\b|\b(?:any|another|other|home|their|your|his or her) (?:accredited |eligible |community |four-year |two-year |local )*(?:colleges?|universit(?:y|ies)|institutions?)\b|\b(?:colleges and universities|middle school|elementary school|sixth[- ]form)\b|\bhigh[- ]school (?:students?|pupils?|juniors?|sophomores?|fresh[mw][ae]n|teams?|writers?|poets?)\b|\b(?:9th|10th|11th|ninth|tenth|eleventh)[- ]grade\w*\b|\byear (?:9|1[0-3])\b|\b(?:pupils?|anyone|everyone|anybody|everybody|general public|all ages)\b/i

/** What says that it is for the giver's own all the same: 'contest' or not. */
export const FOR_OWN_STUDENTS =
  /\b(?:students? (?:of|in|at) (?:the|our) (?:school|college|department|university)|(?:enrolled|registered|matriculated) (?:in|at|with) (?:the|our) (?:school|college|department|university)|our students)\b/i

/** State universities that are called by their place alone: 'Boise State'. None has the name of a state. */
export const STATE_UNIVERSITIES =
  'Adams|Angelo|Appalachian|Austin Peay|Ball|Bemidji|Boise|Bowie|Bowling Green|Bridgewater|Chicago|Cleveland|Coppin|East Tennessee|Emporia|Fayetteville|Ferris|Fitchburg|Fort Hays|Framingham|Frostburg|Grambling|Grand Valley|Jackson|Jacksonville|Kennesaw|Kent|Lake Superior|McNeese|Middle Tennessee|Minot|Missouri Western|Montclair|Morehead|Morgan|Norfolk|Pittsburg|Plymouth|Portland|Saginaw Valley|Salem|Sam Houston|San Diego|San Francisco|San Jose|Savannah|Sonoma|Tarleton|Truman|Valdosta|Weber|Westfield|Wichita|Winona|Winston-Salem|Worcester|Wright|Youngstown'

/** What colleges are called instead of their names, as far as one college only is called so. */
export const SHORT_NAMES: Readonly<Record<string, string>> = {
  BYU: 'Brigham Young University',
  Caltech: 'California Institute of Technology',
  FAMU: 'Florida Agricultural and Mechanical University',
  'Fresno State': 'California State University, Fresno',
  FIU: 'Florida International University',
  GMU: 'George Mason University',
  'Georgia Tech': 'Georgia Institute of Technology',
  JMU: 'James Madison University',
  LSU: 'Louisiana State University',
  MIT: 'Massachusetts Institute of Technology',
  'NC State': 'North Carolina State University',
  NYU: 'New York University',
  'Ole Miss': 'University of Mississippi',
  'Penn State': 'Pennsylvania State University',
  'Sacramento State': 'California State University, Sacramento',
  SJSU: 'San Jose State University',
  SMU: 'Southern Methodist University',
  TCU: 'Texas Christian University',
  UCF: 'University of Central Florida',
  UCLA: 'University of California, Los Angeles',
  UCSB: 'University of California, Santa Barbara',
  UCSC: 'University of California, Santa Cruz',
  UCSD: 'University of California, San Diego',
  UConn: 'University of Connecticut',
  UMBC: 'University of Maryland, Baltimore County',
  UNLV: 'University of Nevada, Las Vegas',
  UTEP: 'University of Texas at El Paso',
  UTSA: 'University of Texas at San Antonio',
  VCU: 'Virginia Commonwealth University',
  'Virginia Tech': 'Virginia Polytechnic Institute and State University',
}

/** Before the name of a campus: 'CSU Stanislaus', 'UC Merced'. */
export const SHORT_SYSTEMS: Readonly<Record<string, string>> = {
  CSU: 'California State University',
  'Cal State': 'California State University',
  UC: 'University of California',
  UMass: 'University of Massachusetts',
}

/** An office of a state that helps people to study. */
export const STATE_OFFICE =
  /^state of\b|\b(?:student (?:aid|assistance|loan|finance|financial|achievement|access)|higher (?:education|learning)|postsecondary|regents|department of education|board of education|tuition|veterans?|college (?:planning|access|affordability|scholarship)|(?:office of the )?governor|legislature|general assembly)\b/i
/** A body of people of a state, or within one, that is no office of it. */
export const NO_STATE_OFFICE =
  /\b(?:associations?|foundation|fund|society|university|colleges?(?! (?:planning|access|affordability|scholarship|student aid))|federation|union|club|league|bank|church|hospital|company|inc|llc|alumni|city|county|chamber|chapter|council of|press|schools?|post)\b/i
/** What is open to people of other states as well. */
export const FOR_OTHER_STATES =
  /\b(?:non-?residents?|out[- ]of[- ]state (?!colleges?|schools?|institutions?|universit)|other states|any state|all (?:50 )?states|nationwide|national|neighboring states|reciprocity|contests?|competitions?|other than the United States|citizens? (?:by birth )?of (?:an? )?(?:eligible|other|another|foreign) countr(?:y|ies))\b/i
/** What offices of a state give for other reasons than that somebody studies: work, art, research. */
export const NOT_FOR_STUDYING =
  /\b(?:repay\w*|repaid|forgiv\w+|licen[sc]ed?|practi[cs]e|employe[der]\w*|artists?|researchers?|teachers)\b/i
/** A body whose name says where it is at home. */
export const BODY_OF_A_PLACE =
  /\b(?:agency|alliance|assembly|association|auxiliary|bar|bureau|cattlemen\w*|chamber|chapter|club|coalition|commission|conference|congress|cooperative|council|department|district|division|federation|foundation|fund|government|grange|growers|guild|institute|league|lodge|ministry|office|pta|realtors?|section|society|student aid|synod|union|wing)\b/i
/** A company's name, or a person's, that is no place: 'Texas Instruments', 'George Washington'. */
export const NO_PLACE =
  /\b(?:new york (?:life|times)|texas (?:instruments|roadhouse)|georgia[- ]pacific|(?:george|martha|booker t\.?|dinah) washington|washington post|new england|in washington)\b/i

/** A body that is there for some people: its name may say whom. */
export const OF_A_PEOPLE =
  /\b(?:alliance|association|auxiliary|caucus|center|circle|clubs?|coalition|college fund|congress|council|federation|foundation|friends|fund|guild|institute|league|legion|network|order|scholarship fund|society|sorority|union|veterans|(?:women|men|girls|ladies) (?:in|of|for|engineers|lawyers)|amvets|vfw)\b/i
/** A body of one subject: a learned or professional society, or a department that teaches it. */
export const OF_A_SUBJECT =
  /\b(?:association|society|academy|guild|institute of|college of|federation of|department of|school of)\b/i
/** Firms, offices of governments, and names of places and families that are no people. */
export const NO_BODY_OF_PEOPLE =
  /\b(?:inc|llc|llp|p\.?c|corp(?:oration)?|company|firm|credit union|bank|law offices?|research|government|ministry|embassy|state of|department of (?:agriculture|education|veterans|labor|health|state|defense)|black (?:ridge|warrior|hills?|river|creek|rock|mountain|eagle|bear|hawk|sea|diamond|rifle|stone|forest)|white \p{Lu}\w+|alumn\w+)\b/iu
/** Fields that the names of bodies hold for other reasons. */
export const NO_FIELD_OF_A_BODY: ReadonlySet<string> = new Set([
  'education',
  'political_science',
  'philosophy_and_religion',
  'history',
  'communications',
  'law',
  'humanities',
  'stem',
])
/** Texts that let everybody in. */
export const FOR_ALL_PEOPLE =
  /\b(?:open to (?:all|any|every)|regardless of|all (?:students|majors|fields|applicants|races|genders)|any (?:student|major|field)|no (?:specific|particular) (?:major|field)|everyone)\b/i

/** Professional societies by the letters that they are known by, with the field of each. */
export const SOCIETIES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:IEEE|ASME|ASCE|ASHRAE|AIChE|SAE|NSPE|NSBE|SHPE|SWE|ASABE)\b/, 'engineering'],
  [/\b(?:AOPA|EAA|NBAA|AIAA|Ninety-Nines)\b/, 'aviation'],
  [/\b(?:ACM|USENIX)\b/, 'computer_science'],
  [/\b(?:AICPA|NABA|ALPFA)\b/, 'accounting_and_finance'],
  [/\b(?:NABJ|NAHJ|AAJA)\b/, 'journalism'],
  [/\b(?:AACN|NSNA|AORN)\b/, 'nursing'],
]

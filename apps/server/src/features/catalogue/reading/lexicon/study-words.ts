/**
 * Option and family ids of what somebody studies, to the words listings use for them. Behind a colon stands
 * what graduate students of that name study, or for which degree.
 */
export const LEVELS: Readonly<Record<string, string>> = {
  high_school:
    'high school student|high school applicant|high school candidate|high schooler|secondary school student|students in high school|student in high school|students enrolled in high school|high school level|high school youth|high school age',
  hs_freshman:
    'high school freshman|9th grade|9th grader|grade 9|ninth grade|ninth grader|freshman in high school|9th grade student',
  hs_sophomore:
    'high school sophomore|10th grade|10th grader|grade 10|tenth grade|tenth grader|sophomore in high school|10th grade student',
  hs_junior:
    'high school junior|11th grade|11th grader|grade 11|eleventh grade|eleventh grader|junior in high school|rising high school senior|rising senior in high school|11th grade student|junior year of high school',
  hs_senior:
    'high school senior|graduating senior|first time full time freshman|first time , full time freshman|full time first time freshman|full time , first time freshman|first time college freshman|graduating high school senior|graduating high school student|high school graduating senior|12th grade|12th grader|grade 12|twelfth grade|twelfth grader|senior in high school|hs senior|senior year of high school|final year of high school|12th grade student|entering freshman|incoming freshman|entering college freshman|incoming college freshman|incoming first year student|entering first year student|first time freshman|first time entering freshman|incoming first time freshman|high school senior student|prospective freshman|new freshman|entering freshman student|incoming freshman student|matriculating freshman|first time in college student|first time first year student|freshman applicant|first year applicant|admitted freshman|newly admitted freshman|beginning freshman|college bound senior|new first year student|final year of secondary school|last year of high school|last year of secondary school|final year of secondary education|entering first year undergraduate|incoming first year undergraduate|first year freshman|college bound high school senior|graduating high school seniors',
  undergraduate:
    'undergraduate|undergrad|undergraduate student|college student|undergraduate college student|college undergraduate|collegiate undergraduate|current undergraduate|undergraduate level|college undergraduate student|undergraduate level student',
  college_freshman:
    'college freshman|undergraduate freshman|university freshman|first year college student|freshman in college|college first year|first year undergraduate|first year undergraduate student|rising college freshman',
  college_sophomore:
    'college sophomore|undergraduate sophomore|university sophomore|sophomore in college|second year college student|second year undergraduate|sophomore standing',
  college_junior:
    'college junior|undergraduate junior|university junior|junior in college|third year college student|third year undergraduate|junior standing',
  college_senior:
    'college senior|undergraduate senior|university senior|senior in college|fourth year college student|fourth year undergraduate|senior standing|graduating college senior',
  'college_junior+college_senior':
    'upperclassman|upper division student|upper division undergraduate|upper level undergraduate|undergraduate junior or senior',
  'hs_junior+hs_senior': 'high school upperclassman',
  'undergraduate+graduate+adult': 'postsecondary student|post secondary student|university student',
  graduate:
    'graduate student|grad student|post graduate student|postgraduate student|graduate level|first year graduate student|graduate level student|graduate and professional student|graduate and postgraduate student|graduate or professional student|professional student',
  'graduate:doctoral':
    'phd student|doctoral student|doctoral level student|phd level student|doctoral level graduate student|doctoral candidate|phd candidate|doctoral degree student',
  'graduate:master':
    'masters student|masters level student|masters level graduate student|masters degree student|mba student|mfa student',
  'graduate:social_work': 'msw student',
  'graduate:law': 'law student|law school student',
  'graduate:medicine': 'medical student|medical school student|dental student',
  adult:
    'adult learner|adult student|non traditional student|nontraditional student|returning adult student|adult learner student',
}

/** Students of a school who do something besides: of that school, and more. */
export const LEVELS_OF_SOME: Readonly<Record<string, string>> = {
  high_school:
    'high school athlete|high school musician|high school artist|high school writer|high school journalist|high school player|high school dancer|high school singer|high school scientist|high school poet|high school photographer|high school filmmaker|high school debater|high school wrestler|high school swimmer|high school runner|high school golfer|high school actor|high school performer|high school rower|high school entrepreneur|high school inventor|high school leader|high school volunteer|high school bowler|high school cheerleader|high school programmer',
}

/** Words for the young that hold those of a level. */
export const LEVEL_TRAPS: readonly string[] = [
  'young adult',
  'young adults',
  'high school diploma',
  'high school certificate',
  'birth certificate',
  'gift certificate',
  'pilot certificate',
  'private pilot certificate',
]

/** Levels told by a year alone: of which school, the words around them say. 1 to 4. */
export const YEARS: Readonly<Record<string, string>> = {
  '1': 'freshman|first year student',
  '2': 'sophomore|second year student',
  '3': 'junior|third year student',
  '4': 'senior|fourth year student',
}

/** A year by its number or its name, for 'in the junior year of college'. 1 to 4. */
export const ORDINALS: Readonly<Record<string, string>> = {
  '1': 'first|freshman|1st',
  '2': 'second|sophomore|2nd',
  '3': 'third|junior|3rd',
  '4': 'fourth|senior|4th|final|last',
}

/** Levels that stand short in a list only: 'undergraduate or graduate students'. */
export const SHORT_LEVELS: Readonly<Record<string, string>> = {
  graduate: 'graduate|postgraduate|post graduate|doctoral|masters',
  high_school: 'high school',
}

export const DEGREES: Readonly<Record<string, string>> = {
  certificate:
    'certificate|certificate program|certification program|vocational certificate|professional certificate|technical certificate|certificate of completion|trade certificate|technical diploma|diploma|diploma program|certificate or diploma|certificate or diploma program|diploma or certificate program',
  associate:
    'associate degree|associates degree|associate of arts|associate of science|associate of applied science|associate|associates|aa degree|as degree|aas degree|aas|associate in applied science|two year degree|2 year degree',
  bachelor:
    'bachelor degree|bachelors degree|bachelor|bachelors|baccalaureate|baccalaureate degree|four year degree|4 year degree|bachelor of arts|bachelor of science|bachelor of fine arts|bachelor of arts or science|undergraduate bachelors degree|ba|bs|first bachelors degree|first baccalaureate degree',
  master:
    'masters degree|master degree|masters|master|master of arts|master of science|mba|mfa|msn|msw|mph|msc|llm|m ed|mdiv',
  doctoral:
    'doctoral degree|research doctorate|research doctoral degree|doctorate|doctoral|phd|phd degree|doctorate degree|edd|doctor of philosophy|doctor of education|dnp|pharmd|pharm d|dpt|psyd|dvm|dds',
  graduate_certificate: 'graduate certificate',
  undergraduate_degree:
    'undergraduate degree|undergraduate study|undergraduate studies|undergraduate program|undergraduate education|undergraduate degree program|undergraduate course of study',
  'undergraduate_degree+graduate_degree':
    'undergraduate or graduate program|undergraduate or graduate degree|undergraduate or graduate degree program|undergraduate and graduate program|undergraduate or graduate study|undergraduate or graduate studies|graduate or undergraduate program|graduate or undergraduate degree',
  graduate_degree:
    'graduate degree|graduate study|graduate studies|graduate program|graduate education|graduate degree program|graduate school|postgraduate study|postgraduate degree|advanced degree|graduate|postgraduate|graduate level degree|graduate work|graduate or professional program|graduate or professional degree|graduate or professional school|graduate and professional program|graduate or professional degree program|professional or graduate school|graduate or professional studies|graduate or professional study|graduate school program|graduate level study|graduate level studies|graduate level coursework|postgraduate studies|postgraduate program|post graduate study|post graduate studies|post graduate degree|graduate coursework',
}

/** Degrees that are of one field: both are asked. */
export const DEGREES_IN: Readonly<Record<string, string>> = {
  'master+social_work': 'msw|master of social work|masters of social work',
  'master+business':
    'mba|master of business administration|masters of business administration|executive mba',
  'master+health_sciences': 'mph|master of public health|masters of public health',
  'doctoral+pharmacy': 'pharmd|pharm d',
  'doctoral+veterinary_medicine': 'dvm',
}

export const COLLEGE_TYPES: Readonly<Record<string, string>> = {
  community_college:
    'community college|two year community college|2 year community college|junior college',
  'community_college+trade_or_technical_school':
    'two year college|2 year college|two year institution|community or technical college|technical or community college|community and technical college|community college or technical college|community college or trade school|community college or vocational school|two year community or technical college|community , technical or vocational college|two year or technical college',
  trade_or_technical_school:
    'vocational school|trade school|technical school|technical college|career college|vocational technical school|vo tech school|trade or technical school|vocational or technical school|trade or vocational school|vocational or trade school|technical or vocational school|career or trade school|vocational or trade program|trade or vocational program|vocational program|technical program|trade program|vocational or technical program|technical or vocational program|trade or technical program|trade college|career trade college|vocational college|vocational or technical college|vocational , or technical program|vocational , technical , or trade school|trade , technical or vocational program|trade , technical , or vocational program|trade , technical or vocational school|trade , technical , or vocational school|technical or trade school|technical or trade program|vocational , trade or technical school|vocational or technical institution',
  historically_black_college:
    'hbcu|historically black college|historically black college or university|historically black colleges and universities|historically black colleges or universities|historically black college and university|historically black university',
  hispanic_serving_institution: 'hispanic serving institution|hsi',
  tribal_college: 'tribal college|tribal college or university|tribal colleges and universities',
  public_university: 'public university|state university|public college or university',
  private_college: 'private college|private university|private college or university',
  womens_college: 'womens college',
}

/** What may stand for more than the list names: the answer to it only the student knows. */
export const WIDENING: readonly string[] = [
  'related field',
  'related major',
  'related discipline',
  'related area',
  'related degree',
  'related program',
  'related subject',
  'related fields of study',
  'related field of study',
  'related technical field',
  'related course of study',
  'other related field',
  'other related discipline',
  'similar field',
  'similar discipline',
  'similar major',
  'closely related field',
  'related science',
  'related profession',
  'allied field',
  'associated field',
  'related academic field',
  'equivalent',
  'equivalent field',
  'equivalent degree',
  'other stem field',
  'related industry',
  'related concentration',
  'closely related major',
  'relevant field',
  'other field',
  'refugee',
  'asylee',
  'eligible federal aid status',
  'related career field',
  'comparable field',
  'field related to it',
]

/** Careers by what listings call them, for 'a career in …'. */
export const CAREERS: Readonly<Record<string, string>> = {
  arts_and_entertainment: 'arts|entertainment|music|theater|theatre|film|performing arts|fine arts',
  business_and_finance: 'business|finance|accounting|banking|insurance|real estate|marketing',
  education: 'education|teaching|teacher|educator|early childhood education|special education',
  engineering:
    'engineering|civil engineering|mechanical engineering|electrical engineering|chemical engineering',
  government_and_public_service:
    'public service|government|public administration|public policy|law enforcement|public safety|criminal justice|fire service',
  health_care:
    'health care|healthcare|medicine|nursing|health care field|healthcare field|medical field|pharmacy|dentistry|health care field|health care profession|health related field|allied health',
  law: 'law|legal profession|legal field',
  media_and_communication: 'journalism|communications|media|broadcasting|public relations',
  science_and_research: 'science|research|scientific research|sciences',
  skilled_trades: 'skilled trades|skilled trades|construction|trades|construction industry|welding',
  technology:
    'technology|information technology|computer science|cybersecurity|technology industry',
}

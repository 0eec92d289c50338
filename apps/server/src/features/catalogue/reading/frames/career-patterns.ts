/** How listings ask what somebody wants to work as, as `frame-patterns.ts` writes it. */
export const CAREER_PARTS: Readonly<Record<string, string>> = {
  towards:
    '(pursuing|pursue|seeking|seek|planning|plan|plans|planning on|plan for|planning for|interested in|interest in|intend|intending|preparing for|prepare for|wish|desire|desiring|committed to|dedicated to|aspire to|aspiring to|considering|entering|enter|headed for|working toward|working towards|to pursue|to enter|to have|to begin|have an|has an|strong|demonstrated|expressed|with an|in pursuing|with|have|has|their)*',
  wants:
    '(want|wants|plan|plans|planning|intend|intends|intending|hope|hopes|hoping|wish|wishes|wishing|aspire|aspires|aspiring|preparing|prepare|training|studying|desire|desires|desiring|seeking|seek|goal is)',
  teaches:
    '(want|wants|plan|plans|planning|intend|intends|intending|hope|hopes|hoping|wish|wishes|preparing|prepare|training|studying|expect|expects|expecting) to teach',
  of_pupils:
    '(public|private|elementary|middle|secondary|high|primary|k 12|k - 12|rural|urban|bilingual|special education|early childhood|or|and|,)',
  trade: '(field|industry|profession|career|careers|sector|trades|workforce|business|arena)?',
}

export const CAREER_PATTERNS: Readonly<Record<string, readonly string[]>> = {
  careerGoal: [
    '@towards (a|an|their|professional|future|long term)* (career|career goal|career path|profession) (in|within|related to) (the field of|the field|a field of|fields of|the|a|one of the)? {career} @trade',
    '@wants to (enter|work in|work within|join|practice in|pursue work in) (the field of|the)? {career} @trade',
    '@wants to (become|be|work as|serve as|practice as) @a (certified|licensed|professional|public school|full time|registered)? {calling}',
    '(pursuing|pursue|seeking|preparing for|planning|interested in|plan|goal of|plan to pursue|intend to pursue)* @a career as @a {calling}',
    '(with|have|has)? (a|the|their)? (career|professional)? goal (is|of)? (to)? (becoming|become|be|being) @a {calling}',
    '(aspiring|future|prospective) {calling}',
    '(preparing for|prepare for|planning for|training for|studying for|seeking|pursuing|looking for|interested in|preparing to find) (work|employment|a job|jobs) (in|within) (the field of|the|a|one of the)? {career} @trade',
  ],
  teaching: [
    '@teaches',
    '@teaches (in|at|elementary|middle|high|secondary) (a|an|the)? @of_pupils* (school|grade|classroom|level)',
    '@teaches @of_pupils* school? {field} (class|subject|education)?',
    '@teaches (bilingual|spanish|math|special education|early childhood) (class|education)?',
  ],
  teachingIn: [
    '@teaches in (the)? (state of)? {place}',
    '@teaches in @a {place} (public|elementary|secondary|high|middle|private)* school',
    '@teaches in (a|an|the)? @of_pupils* (school|classroom) (located)? in (the)? (state of)? {place}',
  ],
}

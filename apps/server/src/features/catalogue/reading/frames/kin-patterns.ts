/** How listings ask for somebody's parents, spouses and children, as `frame-patterns.ts` writes it. */
export const KIN_PARTS: Readonly<Record<string, string>> = {
  elder:
    '(have|has|having|with|whose|had)? (at least one|one|a|an|either|their|your|one of (your|their|the applicant|the student)|at least one of (your|their|the applicant)|the applicant|applicant|student|living|custodial)* {elder}',
  is_elder:
    '(who|that|must|is|was|are|were|be|been|has|have|had|currently|also|currently is|either)*',
  sort_of:
    '(a|an|the|current|former|active|retired|full time|career|volunteer|licensed|professional|or|deceased|fallen)*',
  grown: '(eligible|dependent|their|the|unmarried)*',
}

export const KIN_PATTERNS: Readonly<Record<string, readonly string[]>> = {
  firstGeneration: [
    '@be @a (the)? first (person|member|one|generation|individual)? (in|of) (their|your|his or her|his|her|the|a|my)? (immediate)? (family|families) (to|who will) (attend|go to|graduate from|complete|earn|pursue|enroll in|obtain|receive|seek|finish|enter) (a|an)? (college|university|four year college|college degree|bachelors degree|degree|four year degree|higher education|college or university|post secondary education|postsecondary education|undergraduate degree)',
    'neither (of)? (your|their|the|of your|of their|of whose|the applicant|whose)* parent (or guardian)? (has|have|may have|may|holds|hold|had|must have|should have)* (a|an)? (earned|completed|received|obtained|graduated from|attained|attended)? (a|an)? (four year|4 year|bachelors|college|baccalaureate|undergraduate|university)* (degree|college|university)',
    '(applicant|student|your|their|the)* parent ((or|and|/)? (legal)? guardian)? (must not|may not|cannot|should not|do not|did not|have not|has not) (have|hold|held|completed|complete|earned|earn|received|receive|obtained|attended|attend|graduated from)* (a|an)? (four year|4 year|bachelors|college|baccalaureate|university|undergraduate)* (degree|college|university)',
    '(whose|your|their|applicant|student|with)? parent (did not|do not|have not|has not|never|have never|does not) (attend|attended|complete|completed|graduate from|graduated from|earn|earned|hold|have|receive|received|obtain|finish) (a|an)? (four year|4 year|bachelors|college|baccalaureate|university)* (degree|college|university)',
  ],
  serviceElder: [
    '@elder @is_elder (served|serving|serve|serves)? (a|an|the|in|as|member of|members of)* {service}',
  ],
  serviceOrKin: [
    '{service} (,|and|or)* (their|the)? @grown {kin}',
    '{service} (,|or)* (the|a|an)? {kin} of (one|a veteran|such|such a veteran|a service member)',
  ],
  occupationElder: [
    '@elder @is_elder @sort_of {occupation}',
    '@elder @is_elder (work|works|worked|working|employed) as @sort_of {occupation}',
  ],
  employerElder: [
    '@elder @is_elder (employed full time by|employed full time at|employed full time with|work full time for|works full time for|work full time at|works full time at|employed by|employed at|employed with|employee of|an employee of|a current employee of|work for|works for|working for|work at|works at|a full time employee of) {org}',
  ],
  employerOrKin: [
    '(applicant|student|candidate|you) (,|or|and / or|/)* (the applicant|the student|a|an|the|their|his or her|his|her|your)* {elder} @is_elder (employed by|employed at|an employee of|a current employee of|a full time employee of) {org}',
    '(current|full time|active)* employee (,|and|or)* (the)? {kin} of (current|full time|active)* employee of {org}',
    '(current|full time|eligible|active)* employee of {org} (,|and|or)* (their|the) @grown {kin}',
    '(current|full time|eligible|active)* {org} (employee|associate|team member) (,|and|or)* (their|the) @grown {kin}',
  ],
  membershipElder: [
    '@elder @is_elder @sort_of member (in good standing)? of {org}',
    '@elder @is_elder (belong|belongs) to {org}',
  ],
  membershipOrKin: [
    '(applicant|student|candidate|you) (,|or|/)* (the applicant|the student|a|an|the|their|his or her|his|her|your)* {elder} @is_elder (belong|belongs) to {org}',
    '(applicant|student|candidate|you) (,|or|and / or|/)* (the applicant|the student|a|an|the|their|his or her|his|her|your|at least one|one of)* {elder} @is_elder @sort_of member (in good standing)? of {org}',
    '(current|active)* member (,|and|or)* (the)? {kin} of (current|active)* member (in good standing)? of {org}',
    '@be @a (current|active|student)? member (in good standing)? (,|or)* (be)? (a|an|the)? {kin} (of|,)* (a|an)? (current|active)? member (in good standing)? ,? of {org}',
    '@be @a (current|active|student)? member (in good standing)? of {org} (,|or)* (be)? (a|an|the)? {kin} of (a|an|such a|such|one)? (current|active)? member?',
    '(current|active)? {org} member (,|and|or)* (their|the) @grown {kin}',
    '(current|active)? member of {org} (,|and|or)* (their|the) @grown {kin}',
  ],
  membership: [
    '(must)? (belong|belonging|belongs) to {org}',
    '(current|active)? membership in {org} (is)? (required)?',
    '(active|involved|actively involved|participating) in {org}',
  ],
}

import { describe, expect, it } from 'vitest'
import { readListing } from './read-listing.ts'

const read = (text: string, { title = 'Award', sponsor = 'Some Fund' } = {}) =>
  readListing([
    { kind: 'title', text: title },
    { kind: 'sponsor', text: sponsor },
    { kind: 'eligibility', text },
  ])
const asked = (text: string, names = {}): unknown[] =>
  read(text, names)
    .clauses.filter(({ confidence }) => confidence !== 'unsure')
    .map(({ criteria }) => criteria)
const RULE = 'Applicants must be Ohio residents. '
const ohio = { fact: 'state', in: ['OH'] }

describe('what whole pages say beside their rules', () => {
  it.each([
    // Of others, or of the sponsor.
    'Regular full-time (1.00 FTE) employees are eligible.',
    'Sigma Theta Sorority, Incorporated, is a private sorority of college-educated women.',
    'This disability will need to be verified by the university.',
    'Domestic students who have filed the FAFSA must have remaining need.',
    // Of winners, sums and papers.
    'Payment of $500 for four male and four female winners will be made.',
    'Applicants should note any special financial needs on the form.',
    'Four (4) cycles for eligible undergraduates.',
    'The maximum number of years at a two-year college is three.',
    'We are still encouraging students with cystic fibrosis to apply.',
    // Of two kinds of people.
    'Open to high school seniors and students currently enrolled at any college.',
    'Open to any senior who is a resident of the county or a student attending a college.',
    'Undergraduate applicants: those with excellent scores.',
    'Part-time students must take between six and 11 credits a semester.',
    'Two scholarships will be awarded to high school seniors. Two scholarships will be awarded to women.',
    'Undergraduate applicants must have finished at least the sophomore year.',
    // How the choice is made, and what a table leaves open.
    'Among the criteria included in assessing a candidate are the following:\n- A B average',
    'Financial Need: Not Mentioned',
    'Financial Need:\nNot Mentioned',
    'Submit a personal statement addressing:\n- Current financial need.',
    'Transfer students are defined as students who have attended another college.',
    'Each payment is contingent upon the following:\n- Full-time enrollment',
    'Two letters of recommendation, one from a nursing student.',
    'Mature students (25 years of age or older) will also be considered.',
    // One way of several.
    'Students who are 18 or older OR young professionals who work in the field are eligible.',
    'Be enrolled in college, with a love of cooking, or be a registered apprentice.',
    'Must be a Canadian citizen, permanent resident or protected person.',
    // Items of a list of which one is enough.
    'The program must be:\n(A) A technology major;\n(B) An engineering major; or\n(C) A fine idea.',
    // Not yet, and by another name.
    'Have earned an associate’s degree by the end of the semester.',
    'The Fulbright U.S. Student grant funds research.',
  ])('is no rule: %s', (sentence) => {
    expect(asked(RULE + sentence)).toEqual([ohio])
  })

  it.each([
    ['A 2.7 out of a 4.0 grade point average.', [{ fact: 'gpa', gte: 2.7 }]],
    [
      'Must be married to a military service member.',
      [{ fact: 'militaryAffiliation', relation: 'spouse', in: ['any_military'] }],
    ],
    [
      'An incoming freshman, sophomore, junior or senior.',
      [
        {
          fact: 'schoolLevel',
          in: ['hs_senior', 'college_sophomore', 'college_junior', 'college_senior'],
        },
      ],
    ],
    ['A graduating senior in the FFA.', [{ fact: 'schoolLevel', in: ['hs_senior'] }]],
    [
      'Open to high school seniors or students enrolled in college.',
      [
        {
          any: [
            { fact: 'schoolLevel', in: ['hs_senior'] },
            { fact: 'plansCollege', is: true },
          ],
        },
      ],
    ],
  ])('is read as it is meant: %s', (sentence, clauses) => {
    expect(asked(sentence)).toEqual(clauses)
  })

  it('ages of two camps let in both', () => {
    expect(asked('For Camp A, ages 9-12. For Camp B, ages 13-15.')).toEqual([
      {
        any: [
          { fact: 'age', between: [9, 12] },
          { fact: 'age', between: [13, 15] },
        ],
      },
    ])
  })

  it('a subject in the name is none where the text lets in any', () => {
    const names = { title: 'Music Scholarship' }
    expect(asked(`${RULE}Open to all students regardless of major.`, names)).toEqual([ohio])
    expect(asked(RULE, names)).toContainEqual({ fact: 'fieldOfStudy', in: ['music'] })
  })

  it('what is liked in particular is a preference', () => {
    const clauses = asked('Open to students, particularly those who are veterans; nursing majors.')
    expect(clauses).not.toEqual([])
    expect(clauses.every((clause) => JSON.stringify(clause).includes('"soft":true'))).toBe(true)
  })

  it.each([
    ['gpa', 'Must have a 2.0 GPA. Applicants with lower grade point averages may be considered.'],
    ['enrollment', 'Must be enrolled full time. The full-time requirement may be waived.'],
    ['age', 'Exceptions to the age limit are made. Must be under 25 years of age.'],
  ])('what is waived for some is a question: %s', (fact, text) => {
    const clauses = read(text).clauses.filter(({ criteria }) =>
      JSON.stringify(criteria).includes(`"${fact}"`),
    )
    expect(clauses.map(({ confidence }) => confidence)).toEqual(['unsure'])
  })

  it('a line above a list asks what it says itself', () => {
    const text = 'Awarded to Ohio residents who:\n- have a 3.0 GPA\n- are nursing majors'
    expect(asked(text)).toContainEqual(ohio)
    expect(asked(text)).toContainEqual({ fact: 'gpa', gte: 3 })
  })

  it('criteria for consideration are rules, special consideration is none', () => {
    const nursing = { fact: 'fieldOfStudy', in: ['nursing'] }
    expect(
      asked('Applicants must meet these criteria for consideration:\n- Nursing major'),
    ).toEqual([nursing])
    expect(asked('Special consideration is given to:\n- Nursing majors')).toEqual([
      { ...nursing, soft: true },
    ])
  })

  it('the name of who gives an award says nothing of who may have it', () => {
    const names = {
      title: 'Italian Heritage Center Scholarship',
      sponsor: 'Italian Heritage Center',
    }
    expect(asked(RULE, names)).toEqual([ohio])
    expect(asked(RULE, { title: 'Scholarship for Italian Students' })).not.toEqual([ohio])
  })
})

import { describe, expect, it } from 'vitest'
import { readListing } from '../read-listing.ts'

const read = (sponsor: string, text: string, title = 'Clover Award') =>
  readListing([
    { kind: 'title', text: title },
    { kind: 'sponsor', text: sponsor },
    { kind: 'eligibility', text },
  ])

const clausesOf = (sponsor: string, text: string) =>
  read(sponsor, text).clauses.map(({ criteria, confidence }) => ({ criteria, confidence }))

const ofCollege = (college: string) => ({
  criteria: { any: ['college', 'interestedColleges'].map((fact) => ({ fact, in: [college] })) },
  confidence: 'likely',
})

describe('students of the college that gives an award', () => {
  it.each([
    ['University of Honey, Lower Hollow', 'Admitted/enrolled UHLH students'],
    ['Lower Honey State University', 'For LHSU students of any field'],
    ['Honey Union College', 'One or more semesters at home before going, full-time at HUC'],
  ])('are told by its first letters: %s', (sponsor, text) => {
    const { clauses, known } = read(sponsor, text)
    expect(clausesOf(sponsor, text)).toEqual([ofCollege(sponsor)])
    expect(clauses[0]?.words).toBe(text)
    expect(known).not.toBe('unread')
  })

  it.each([
    'Awarded to a junior majoring in accounting.',
    'Must be enrolled in the College of Nursing with a 3.0 GPA.',
    'Preference is given to residents of Ohio.',
    'For incoming students who finish high school in Ohio.',
    'Not open to first-year students.',
    'A competition for students of the School of Nursing.',
    'Children of alumni are preferred.',
  ])('are meant where the text does not say so: %s', (text) => {
    const { clauses } = read('School of Nursing, Honey University', text)
    const own = clauses.find(({ criteria }) => 'any' in criteria)
    expect(own).toMatchObject({
      ...ofCollege('Honey University'),
      words: 'School of Nursing, Honey University',
    })
    expect(own?.why).toContain('own students')
  })

  it.each([
    ['Honey University', 'An essay contest for high school students.'],
    ['Honey University', 'Use it at the college of your choice.'],
    ['Honey University', 'Students of any college may apply, but our staff are not eligible.'],
    ['Honey University', 'Visiting researchers may apply for a month in our archive.'],
    ['Honey University', 'Open to everyone.'],
    ['Honey University', 'Must attend an accredited college in Ohio.'],
    ['Honey University', 'For children of employees.'],
    ['Honey University', 'Must be enrolled at Clover College.'],
    ['Honey University', 'Applicants must hold a doctoral degree.'],
    ['Honey University Alumni Association', 'Open to alumni who go on to study.'],
    ['Honey Foundation', 'HUF students with a 3.0 GPA.'],
    ['Hive Guild of Lawyers', 'HGL students'],
  ])('are not meant by %s: %s', (sponsor, text) => {
    expect(JSON.stringify(clausesOf(sponsor, text))).not.toContain('"Honey University"')
  })

  it('are those of another college where its first letters are known', () => {
    const text = 'For outstanding UCLA graduate students.'
    expect(clausesOf('Hive Center', text)).toContainEqual(
      ofCollege('University of California, Los Angeles'),
    )
    expect(clausesOf('Hive Center', 'Open to UCLA students.')).toHaveLength(1)
  })

  it.each([
    'UCLA students are preferred.',
    'Not for UCLA students.',
    'Founded by UCLA students in 1998.',
    'After attending UCLA, Ann Lake kept bees.',
    'UCLA students must also send the form of their campus.',
    'Open to UCLA students as well.',
    'For UCLA students, and students of other colleges.',
    'For UCLA and Caltech students.',
    'For students of any college in Ohio. Our tutors care for UCLA students.',
  ])('are not those of a college that is only spoken of: %s', (text) => {
    expect(JSON.stringify(clausesOf('Hive Center', text))).not.toContain('Los Angeles')
  })

  it('are meant where those of other colleges are shut out', () => {
    const text = 'Guests from other institutions are not eligible.'
    expect(clausesOf('Honey University', text)).toContainEqual(ofCollege('Honey University'))
  })

  it('do not make a listing read of which nothing else was understood', () => {
    expect(read('Honey University', 'Bees in the bonnet win.').known).toBe('unread')
  })
})

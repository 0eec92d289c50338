import { expect, it } from 'vitest'
import { collegeOf } from './sponsor-college.ts'

it.each([
  ['University of Toledo', 'University of Toledo'],
  ['The University of Honey', 'University of Honey'],
  ['Merrow State College', 'Merrow State College'],
  ['Department of Chemistry, Cedar Bluffs State University', 'Cedar Bluffs State University'],
  ['College of Engineering, Prairie Gate University', 'Prairie Gate University'],
  ['Marrowstone University Office of Admission', 'Marrowstone University'],
  ['Larkspur University, School of Art', 'Larkspur University'],
  ['University of Nevada, Las Vegas', 'University of Nevada, Las Vegas'],
  ['University of Honey, Ohio', 'University of Honey'],
  ['University of Honey School of Law', 'University of Honey'],
  ['Sawtooth Valley Community College Foundation', 'Sawtooth Valley Community College'],
  ['Tolliver Institute of Technology', 'Tolliver Institute of Technology'],
  ['Victoria University of Wellington', 'Victoria University of Wellington'],
  ['Purdue University Fort Wayne', 'Purdue University Fort Wayne'],
  ['Office of Financial Aid at Honey College', 'Honey College'],
  ['Honors College, University of the Lower Platte', 'University of the Lower Platte'],
  ['College of the Ozarks', 'College of the Ozarks'],
  ["St. Brannock's College", "St. Brannock's College"],
  ['Texas A&M University', 'Texas A&M University'],
  ['Texas A&M University-Kingsville', 'Texas A&M University-Kingsville'],
  ['Larkspur University College of Nursing', 'Larkspur University'],
  ['Larkspur University CAHNRS', 'Larkspur University'],
  ['Union University', 'Union University'],
  ['Honey University Alumni Association', 'Honey University'],
  ['Alumni Association, University of Honey', 'University of Honey'],
  ['Honey State University Nursing Alumni Society', 'Honey State University'],
  ['University College Honeyford', 'University College Honeyford'],
  ['CSU Stanislaus', 'California State University, Stanislaus'],
  ['Cal State Fullerton', 'California State University, Fullerton'],
  ['UCLA Division of Humanities', 'University of California, Los Angeles'],
  ['UNLV College of Engineering', 'University of Nevada, Las Vegas'],
  [
    'California State Polytechnic University, Pomona',
    'California State Polytechnic University, Pomona',
  ],
  ['Merrow State University, Springfield', 'Merrow State University'],
])('knows the college of %s', (sponsor, college) => {
  expect(collegeOf(sponsor)).toBe(college)
})

it.each([
  'Honey Foundation',
  'College Board',
  'College Success Foundation',
  'American College of Surgeons',
  'College of Engineering',
  'Honey State College of Engineering',
  'UC Fund',
  'Graduate College',
  'American Association of University Women',
  'Honey University Federal Credit Union',
  'Honey College High School',
  'Hive College Fund',
  'University of Honey Press',
  'Honey University Library',
  'The Community College',
  'Honey University and Clover College',
  'Honey University, Clover College',
  'Kentucky Board for College Affordability',
  'University System of Honey',
  'Bright Future College Savings Plan',
  'Ashdown House, School of Divinity',
])('takes %s for no college', (sponsor) => {
  expect(collegeOf(sponsor)).toBeNull()
})

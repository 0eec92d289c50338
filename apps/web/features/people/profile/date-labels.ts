/** Their message is one for all; a summary puts before it which date is meant. */
export const DATE_LABELS: Readonly<Record<string, string>> = {
  highSchoolGraduationDate: 'High school graduation',
  enrollmentDate: 'College enrollment',
  collegeGraduationDate: 'Expected college graduation',
}

/** "about 3 h", "about 40 min": half hours from one hour on. */
export function describeEffort(minutes: number): string {
  if (minutes < 60) return `about ${Math.max(5, Math.round(minutes / 5) * 5)} min`
  return `about ${Math.round(minutes / 30) / 2} h`
}

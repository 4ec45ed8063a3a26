/** Returns a count with its noun: `1 credit`, `2 credits`. @param plural the noun with `s` by default */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`
}

/** Returns the version of the newest heading of a changelog (`## 1.2.3`, newest first), or null. */
export function newestVersion(changelog: string): string | null {
  return /^## (\d+\.\d+\.\d+)\s*$/m.exec(changelog)?.[1] ?? null;
}

/**
 * Returns why the changelog does not allow to package a version; null if it does. So the newest version in the stores is always the one
 * that the changelog describes.
 */
export function versionProblem(version: string, changelog: string): string | null {
  const newest = newestVersion(changelog);
  if (newest === version) return null;
  return `package.json says ${version}, the newest heading of CHANGELOG.md ${newest ?? 'is missing'}: write what is new under "## ${version}".`;
}

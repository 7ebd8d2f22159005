/** The newest version that a changelog has a heading for (`## 1.2.3`, newest first), or null. */
export function newestVersion(changelog: string): string | null {
  return /^## (\d+\.\d+\.\d+)\s*$/m.exec(changelog)?.[1] ?? null;
}

/**
 * Why a version may not be packaged by its changelog, as a sentence for a developer; null when it may. What the stores
 * show as the newest version is then always what the changelog describes.
 */
export function versionProblem(version: string, changelog: string): string | null {
  const newest = newestVersion(changelog);
  if (newest === version) return null;
  return `package.json says ${version}, the newest heading of CHANGELOG.md ${newest ?? 'is missing'}: write what is new under "## ${version}".`;
}

/**
 * From the popup to the top frame of the active tab, which answers with its host name. The popup needs no permission to
 * see the tab's address that way, and learns nothing where the content script does not run.
 */
export interface WhichSite {
  name: 'which-site';
}

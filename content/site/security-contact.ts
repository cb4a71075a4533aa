/** What `/.well-known/security.txt` tells people who find a vulnerability. */
export const securityContact = {
  /** Day after which nobody should rely on it; a test fails thirty days before. At most a year ahead (RFC 9116). */
  expires: '2027-11-15',
  /** Page with the rules for reports. */
  policy: 'terms-of-use',
} as const;

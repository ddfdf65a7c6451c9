/**
 * The company of the demo shop and the instalments that it offers, as variables of the environment. No other shop ever
 * shows, prints or uses any of it.
 */
export const DEMO_COMPANY = {
  COMPANY_NAME: 'Cieniomat',
  COMPANY_PHONE: '+48 42 600 10 20',
  COMPANY_EMERGENCY_PHONE: '+48 42 600 10 99',
  COMPANY_EMAIL: 'kontakt@cieniomat.example',
  COMPANY_STREET: 'ul. Słoneczna 14',
  COMPANY_POSTAL_CODE: '90-001',
  COMPANY_CITY: 'Łódź',
  COMPANY_NIP: '7261120385',
  COMPANY_ACCOUNT: 'PL61109010140000071219812874',
  COMPANY_HOURS_WEEKDAYS: '8:00-18:00',
  COMPANY_HOURS_SATURDAY: '9:00-14:00',
  COMPANY_HOURS_SUNDAY: 'nieczynne',
  COMPANY_LATITUDE: '51.7592',
  COMPANY_LONGITUDE: '19.456',
  TAX_OFFICE: '1013',
  CREDIT_MONTHS: '10',
  CREDIT_RATE: '0',
};

/** The e-mail of the account that only a demo shop makes. */
export const DEMO_ACCOUNT = 'demo@cieniomat.example';

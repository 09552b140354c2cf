export interface PostalAddress {
  street: string;
  city: string;
  state: 'CA';
  zipCode: string;
}

-- RxNorm identifiers on the plans' lists that have no name to show: RxNorm does not know them, or they are not products.
-- They are remembered so that they are not requested at each read. guide.drug_names keeps only what is shown.
CREATE TABLE guide.unnamed_drugs (
  rxcui      integer PRIMARY KEY,
  checked_on date    NOT NULL
);

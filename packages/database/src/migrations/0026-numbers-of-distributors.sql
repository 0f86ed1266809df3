-- Parts lists name parts by the numbers of other distributors: found by the number, whosever it is.
create index product_other_numbers on product using gin (jsonb_path_query_array(other_numbers, '$.*'))
  where other_numbers <> '{}';

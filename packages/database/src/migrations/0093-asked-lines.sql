-- The request that asks for a line of a parts list: it is asked for once, and said as done.
alter table bom_line
  add column asked_in text; -- number of the request; null: nobody asked since the line was changed last

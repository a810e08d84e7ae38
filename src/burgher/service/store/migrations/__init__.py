"""The steps by which a database comes to the form of this version, one file each."""
